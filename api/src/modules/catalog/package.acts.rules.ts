import type { RefusalWords } from "../../core/acts.ts";
import { acts } from "../accounts/acts.rules.ts";

/** State that the acts on a package are checked against. */
export interface PackageState {
  readonly status: "shown" | "archived";
  /** True when the package was ever booked. */
  readonly isBooked: boolean;
}

export const BOOKED = "El paquete tiene reservas y no se puede eliminar. Desactívalo.";

const archived: RefusalWords = ["CONFLICT", "El paquete ya está archivado."];
const shown: RefusalWords = ["CONFLICT", "El paquete no está archivado."];

/** Acts on a package, with the roles and statuses of each. */
export const packageActs = acts<PackageState>(null)({
  edit: { may: "managePackages", from: "any" },
  archive: { may: "managePackages", from: ["shown"], otherwise: archived },
  publish: { may: "managePackages", from: ["archived"], otherwise: shown },
  delete: {
    may: "managePackages",
    from: "any",
    facts: ["isBooked"],
    unless: [[({ isBooked }) => isBooked, BOOKED]],
  },
});
