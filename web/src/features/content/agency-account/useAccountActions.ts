import { type FilledOf, overOpened, type SaveOf } from "../../../base/saving/useFields.ts";
import {
  type KeptAccountFragment,
  useAgencyAccountAddMutation,
  useAgencyAccountOrderMutation,
  useAgencyAccountRemoveMutation,
  useAgencyAccountSwitchMutation,
  useAgencyAccountUpdateMutation,
} from "../content.generated.ts";
import { useEditedList } from "../useEditedList.ts";
import type { accountFields } from "./account.form.ts";

const lists = { refetchQueries: ["AgencyAccounts"], awaitRefetchQueries: true };

/**
 * Returns the actions on the agency's accounts: the account being edited, and the function of each action.
 */
export function useAccountActions(accounts: readonly KeptAccountFragment[]) {
  const [add] = useAgencyAccountAddMutation(lists);
  const [update] = useAgencyAccountUpdateMutation(lists);
  const [turn] = useAgencyAccountSwitchMutation(lists);
  const [order] = useAgencyAccountOrderMutation(lists);
  const [remove] = useAgencyAccountRemoveMutation(lists);
  const { perform, closing, ...list } = useEditedList(accounts, {
    order: (ids) => order({ variables: { ids } }),
    remove: ({ id }) => remove({ variables: { id } }),
    removed: "Cuenta eliminada",
  });
  const { editing } = list;
  const store = (filled: FilledOf<typeof accountFields>) => {
    if (editing === "new" || !editing)
      return perform(() => add({ variables: { input: filled.input } }), "Cuenta agregada");
    const { id, version } = editing;
    const act = overOpened(filled, version, (input) => update({ variables: { id, input } }));
    return perform(act, "Cuenta guardada");
  };
  return {
    ...list,
    save: ((filled) => closing(store(filled))) satisfies SaveOf<typeof accountFields>,
    turn: ({ id, version, active }: KeptAccountFragment) =>
      void perform(
        (over = version) => turn({ variables: { id, active: !active, version: over } }),
        active ? "Tus clientes ya no ven la cuenta" : "Tus clientes ya ven la cuenta",
      ),
  };
}
