import { may } from "@travesia/api/permissions";
import { isOffered } from "../../base/acts/offered-acts.ts";
import type { BulkAct, BulkDialogProps } from "../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../base/lists/ConfirmEach.tsx";
import { offeredUserActs } from "./user.offered-acts.ts";
import { type UserRowFragment, useUsersSwitchMutation } from "./users.generated.ts";

type Props = BulkDialogProps<UserRowFragment>;

const many = (count: number) => (count === 1 ? "1 persona" : `${count} personas`);

/** Returns the mutation that activates or deactivates people, whose ids are numbers. */
function useSwitch(isActive: boolean) {
  const [change] = useUsersSwitchMutation();
  return ({ ids, idempotencyKey }: { readonly ids: readonly string[]; readonly idempotencyKey: string }) =>
    change({ variables: { ids: ids.map(Number), idempotencyKey, isActive } });
}

function DeactivateUsers({ rows, ...dialog }: Props) {
  return (
    <ConfirmEach
      {...dialog}
      title={`Desactivar ${many(rows.length)}`}
      confirm="Desactivar"
      destructive
      perform={useSwitch(false)}
    >
      No podrán entrar y sus sesiones abiertas se cerrarán. Quien tiene equipo se desactiva desde su propio
      menú, porque necesita un sucesor.
    </ConfirmEach>
  );
}

function ReactivateUsers({ rows, ...dialog }: Props) {
  return (
    <ConfirmEach
      {...dialog}
      title={`Activar ${many(rows.length)}`}
      confirm="Activar"
      perform={useSwitch(true)}
    >
      Podrán entrar de nuevo con su contraseña.
    </ConfirmEach>
  );
}

/** Returns the bulk acts on accounts that the viewer may use. */
export function userBulkActs(viewer: {
  readonly id: number;
  readonly role: number;
}): readonly BulkAct<UserRowFragment>[] {
  if (!may(viewer.role, "manageTeam")) return [];
  const allows = (act: "deactivate" | "reactivate") => (user: UserRowFragment) =>
    isOffered(offeredUserActs(viewer, user, new Date()), act);
  return [
    { key: "reactivate", label: "Activar", allows: allows("reactivate"), Dialog: ReactivateUsers },
    {
      key: "deactivate",
      label: "Desactivar",
      destructive: true,
      allows: allows("deactivate"),
      Dialog: DeactivateUsers,
    },
  ];
}
