import { announced } from "../../../base/saving/useSaving.ts";
import { confirming } from "../../../base/acts/confirming.tsx";
import type { OfferedActs } from "../../../base/acts/offered-acts.ts";
import { creating, editing } from "../../../base/acts/editing.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import {
  AgencyAccountAddDocument,
  AgencyAccountOrderDocument,
  AgencyAccountRemoveDocument,
  AgencyAccountSwitchDocument,
  AgencyAccountUpdateDocument,
  type KeptAccountFragment,
} from "../content.generated.ts";
import type { OrderedList } from "../moved.ts";
import { AccountFormDialog } from "./AccountFormDialog.tsx";

export type AccountAct = "edit" | "deactivate" | "activate" | "remove";

const act = recordAct<KeptAccountFragment, "row">();

/** Returns the variables that show an account to the clients, or hide it. */
const shownToClients =
  (active: boolean) =>
  ({ id, version }: KeptAccountFragment, over = version) => ({ id, active, version: over });

/** Acts on an account of the agency, in the order of its buttons. */
export const accountActs = {
  edit: act({
    label: "Editar",
    mutation: AgencyAccountUpdateDocument,
    done: announced("Cuenta guardada"),
    places: ["row"],
    Dialog: editing(AccountFormDialog),
  }),
  deactivate: act({
    label: "Desactivar",
    mutation: AgencyAccountSwitchDocument,
    places: ["row"],
    of: shownToClients(false),
    done: announced("Tus clientes ya no ven la cuenta"),
    variant: "text",
  }),
  activate: act({
    label: "Activar",
    mutation: AgencyAccountSwitchDocument,
    places: ["row"],
    of: shownToClients(true),
    done: announced("Tus clientes ya ven la cuenta"),
    variant: "text",
  }),
  remove: act({
    label: "Eliminar",
    mutation: AgencyAccountRemoveDocument,
    done: announced("Cuenta eliminada"),
    places: ["row"],
    color: "error",
    Dialog: confirming(() => ({
      title: "Eliminar cuenta",
      confirm: "Eliminar cuenta",
      destructive: true,
      children: "Ningún cliente la ha visto todavía. No se puede deshacer.",
    })),
  }),
} satisfies Record<AccountAct, RecordAct<KeptAccountFragment, "row">>;

/** Returns the acts that are possible on an account. */
export const offeredAccountActs = ({ active, removable }: KeptAccountFragment): OfferedActs<AccountAct> =>
  new Map([
    ["edit", null],
    [active ? "deactivate" : "activate", null],
    ...(removable ? [["remove", null] as const] : []),
  ]);

const listAct = recordAct<OrderedList>();

/** Acts on the list of accounts. */
export const accountListActs = {
  add: listAct({
    label: "Agregar cuenta",
    mutation: AgencyAccountAddDocument,
    of: () => ({}),
    done: announced("Cuenta agregada"),
    Dialog: creating(AccountFormDialog),
  }),
  order: listAct({
    label: "Ordenar",
    mutation: AgencyAccountOrderDocument,
    of: ({ ids }: OrderedList) => ({ ids }),
    done: announced("Orden guardado"),
  }),
};
