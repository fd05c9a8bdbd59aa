import { may } from "@travesia/api/permissions";
import type { BulkAct, BulkDialogProps } from "../../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../../base/lists/ConfirmEach.tsx";
import { type PackageRowFragment, usePackagesArchiveMutation } from "../catalog.generated.ts";

type Props = BulkDialogProps<PackageRowFragment>;

const many = (count: number) => (count === 1 ? "1 paquete" : `${count} paquetes`);

/** Returns the mutation that archives or restores packages, whose ids are numbers. */
function useArchiving(archived: boolean) {
  const [archive] = usePackagesArchiveMutation();
  return ({ ids, idempotencyKey }: { readonly ids: readonly string[]; readonly idempotencyKey: string }) =>
    archive({ variables: { ids: ids.map(Number), idempotencyKey, archived } });
}

function ArchivePackages({ rows, ...dialog }: Props) {
  return (
    <ConfirmEach
      {...dialog}
      title={`Archivar ${many(rows.length)}`}
      confirm="Archivar"
      perform={useArchiving(true)}
      opposite={useArchiving(false)}
    >
      Los visitantes dejan de verlos. Sus reservas quedan como están, y puedes publicarlos de nuevo.
    </ConfirmEach>
  );
}

function PublishPackages({ rows, ...dialog }: Props) {
  return (
    <ConfirmEach
      {...dialog}
      title={`Publicar ${many(rows.length)}`}
      confirm="Publicar"
      perform={useArchiving(false)}
      opposite={useArchiving(true)}
    >
      Los visitantes los ven de nuevo.
    </ConfirmEach>
  );
}

/** Returns the bulk acts on packages that a role may use. */
export const packageBulkActs = (role: number): readonly BulkAct<PackageRowFragment>[] =>
  may(role, "managePackages")
    ? [
        {
          key: "publish",
          label: "Publicar",
          allows: ({ isArchived }) => isArchived,
          Dialog: PublishPackages,
        },
        {
          key: "archive",
          label: "Archivar",
          allows: ({ isArchived }) => !isArchived,
          Dialog: ArchivePackages,
        },
      ]
    : [];
