import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import {
  PackageArchiveDocument,
  PackageDeleteDocument,
  type PackageRowFragment,
} from "../catalog.generated.ts";
import { catalogTexts } from "../catalog.texts.ts";

/** Places on the row of a package that show its acts. */
type PackagePlace = "row" | "menu";

const act = recordAct<PackageRowFragment, PackagePlace>();

/** Queries that list packages. */
export const packageReads = ["PackagePanel", "PackageList", "PackageOptions", "PackageShelves"];

/** Returns an act that archives packages, or publishes them again. */
const archiving = (archived: boolean, label: string, done: string) =>
  act({
    label,
    mutation: PackageArchiveDocument,
    of: ({ id }: PackageRowFragment) => ({ id, archived }),
    undo: ({ id }) => ({ mutation: PackageArchiveDocument, variables: { id, archived: !archived } }),
    done,
    failing: "updatePackage",
    places: ["menu"],
  });

/** Acts on a package, in the order of its row and its menu. */
export const packageActs = {
  // The screen opens the form in the place of the row.
  edit: { label: "Editar", places: ["row"] },
  archive: archiving(true, "Archivar", catalogTexts.archived),
  publish: archiving(false, "Publicar", catalogTexts.restored),
  delete: act({
    label: "Eliminar",
    mutation: PackageDeleteDocument,
    done: catalogTexts.deleted,
    failing: "deletePackage",
    places: ["menu"],
    Dialog: confirming(({ title }) => ({
      title: "Eliminar paquete",
      confirm: "Eliminar paquete",
      destructive: true,
      children:
        `Se eliminará «${title}» con sus salidas e imágenes. No se puede deshacer; si solo quieres ` +
        "ocultarlo, archívalo.",
    })),
  }),
} satisfies Record<string, RecordAct<PackageRowFragment, PackagePlace>>;
