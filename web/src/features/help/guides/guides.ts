import type { RoleNumber } from "@travesia/api/permissions";
import type { Guide } from "../help.types.ts";
import { adminGuides } from "./admin.ts";
import { asesorGuides } from "./asesor.ts";
import { clienteGuides } from "./cliente.ts";
import { contadorGuides } from "./contador.ts";
import { gerenteGuides } from "./gerente.ts";
import { liderGuides } from "./lider.ts";
import { ownerGuides } from "./owner.ts";

/** The guides of each role. */
export const guides: Record<RoleNumber, readonly Guide[]> = {
  1: clienteGuides,
  2: asesorGuides,
  3: liderGuides,
  4: gerenteGuides,
  5: adminGuides,
  6: contadorGuides,
  7: ownerGuides,
};
