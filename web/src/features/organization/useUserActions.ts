import { overOpened } from "../../app/saving/useFields.ts";
import { useActs } from "../../app/saving/useActs.ts";
import type { UpdateUserInput } from "../../graphql/schema.generated.ts";
import type { ActedUser, UserAct } from "./user.offered-acts.ts";
import { userTexts } from "./user.texts.ts";
import {
  useUserAnonymizeMutation,
  useUserDeleteMutation,
  useUserGivePasswordMutation,
  useUserTakeOffTwoFactorMutation,
  useUserUnlockMutation,
  useUserUpdateMutation,
} from "./users.generated.ts";

/** Whose account is acted on. */
export interface ChosenUser extends ActedUser {
  readonly name: string;
  readonly lastname: string;
}

/** What shows people, and changes with them. */
const reads = ["UserList", "UserDetail", "SuperiorList", "OrganizationTree", "TeamList", "TeamFigures"];

/**
 * The acts on accounts: which dialog is open for whom, what was refused, and what each does. What was typed
 * stays when it is refused.
 */
export function useUserActions() {
  const { open, busy, failure, fresh, show, close, perform } = useActs<{
    readonly act: UserAct;
    readonly user: ChosenUser;
  }>();
  const lists = { refetchQueries: reads, awaitRefetchQueries: true };
  const [update] = useUserUpdateMutation(lists);
  const [remove] = useUserDeleteMutation(lists);
  const [anonymize] = useUserAnonymizeMutation(lists);
  const [givePassword] = useUserGivePasswordMutation();
  const [takeOff] = useUserTakeOffTwoFactorMutation(lists);
  const [unlock] = useUserUnlockMutation(lists);

  const id = open?.user.id ?? 0;
  const name = open?.user.name ?? "";
  const change = (input: UpdateUserInput, done: string) =>
    perform((version) => update({ variables: { id, input: { ...input, version } } }), done, "updateUser");
  return {
    open,
    busy,
    failure,
    fresh,
    show: (act: UserAct, user: ChosenUser) => show({ act, user }),
    close,
    save: (sent: { readonly input: UpdateUserInput; readonly changed: UpdateUserInput }, version: number) => {
      const act = overOpened(sent, version, (input) => update({ variables: { id, input } }));
      return perform(act, userTexts.updated, "updateUser");
    },
    deactivate: (successorId: number | null) =>
      change({ isActive: false, successorId }, userTexts.deactivated(name)),
    reactivate: () => void change({ isActive: true }, userTexts.reactivated(name)),
    delete: (successorId: number | null) =>
      perform(
        () => remove({ variables: { id, successorId } }),
        ({ data }) => (data?.deleteUser.kept ? userTexts.kept : userTexts.deleted),
        "deleteUser",
      ),
    anonymize: (successorId: number | null) =>
      perform(() => anonymize({ variables: { id, successorId } }), userTexts.anonymized, "deleteUser"),
    givePassword: (newPassword: string) =>
      perform(
        () => givePassword({ variables: { id, input: { newPassword } } }),
        userTexts.passwordGiven,
        "resetUserPassword",
      ),
    takeOffTwoFactor: () =>
      void perform(() => takeOff({ variables: { id } }), userTexts.twoFactorOff, "updateUser"),
    unlock: () => void perform(() => unlock({ variables: { id } }), userTexts.unlocked, "unlockUser"),
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
