import { useState } from "react";
import { useEdited } from "../../../app/failure/stale.ts";
import { type FilledOf, overOpened, type SaveOf } from "../../../app/saving/useFields.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import {
  type KeptAccountFragment,
  useAgencyAccountAddMutation,
  useAgencyAccountOrderMutation,
  useAgencyAccountRemoveMutation,
  useAgencyAccountSwitchMutation,
  useAgencyAccountUpdateMutation,
} from "../content.generated.ts";
import { moved } from "../moved.ts";
import type { accountFields } from "./account.form.ts";

const lists = { refetchQueries: ["AgencyAccounts"], awaitRefetchQueries: true };

/** The acts on the agency's accounts: which one is being written, and what each does. */
export function useAccountActions(accounts: readonly KeptAccountFragment[]) {
  const { busy, failure, fresh, forget, perform } = useSaving();
  const [editing, setEditing] = useEdited(accounts, fresh);
  const [removing, askRemove] = useState<KeptAccountFragment | null>(null);
  const [add] = useAgencyAccountAddMutation(lists);
  const [update] = useAgencyAccountUpdateMutation(lists);
  const [turn] = useAgencyAccountSwitchMutation(lists);
  const [order] = useAgencyAccountOrderMutation(lists);
  const [remove] = useAgencyAccountRemoveMutation(lists);
  const store = (filled: FilledOf<typeof accountFields>) => {
    if (editing === "new" || !editing)
      return perform(() => add({ variables: { input: filled.input } }), "Cuenta agregada");
    const { id, version } = editing;
    const act = overOpened(filled, version, (input) => update({ variables: { id, input } }));
    return perform(act, "Cuenta guardada");
  };
  return {
    editing,
    removing,
    busy,
    failure,
    askRemove,
    edit: (account: KeptAccountFragment | "new" | null) => {
      forget();
      setEditing(account);
    },
    save: (async (filled) => {
      const wrong = await store(filled);
      if (!wrong) setEditing(null);
      return wrong;
    }) satisfies SaveOf<typeof accountFields>,
    turn: ({ id, version, active }: KeptAccountFragment) =>
      void perform(
        (over = version) => turn({ variables: { id, active: !active, version: over } }),
        active ? "Tus clientes ya no ven la cuenta" : "Tus clientes ya ven la cuenta",
      ),
    move: (place: number, by: -1 | 1) => {
      const ids = moved(accounts, place, by).map(({ id }) => id);
      void perform(() => order({ variables: { ids } }), "Orden guardado");
    },
    remove: async () => {
      if (!removing) return;
      await perform(() => remove({ variables: { id: removing.id } }), "Cuenta eliminada");
      askRemove(null);
    },
  };
}
