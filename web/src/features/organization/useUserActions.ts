import { overOpened } from "../../base/saving/useFields.ts";
import { useActs } from "../../base/saving/useActs.ts";
import { beginAnew } from "../../base/session/begin-anew.ts";
import { keepViewed } from "../../base/session/viewing.ts";
import type { UpdateUserInput } from "../../graphql/schema.generated.ts";
import type { ActedUser, UserAct } from "./user.offered-acts.ts";
import { userTexts } from "./user.texts.ts";
import {
  useInvitationResendMutation,
  useUserAnonymizeMutation,
  useUserDeleteMutation,
  useUserGivePasswordMutation,
  useUserTakeOffTwoFactorMutation,
  useUserUnlockMutation,
  useUserUpdateMutation,
  useViewingBeginMutation,
} from "./users.generated.ts";

/** Account that an act concerns. */
export interface ChosenUser extends ActedUser {
  readonly name: string;
  readonly lastname: string;
}

/** Queries that show people, and change with them. */
const reads = ["UserList", "UserDetail", "OrganizationTree", "TeamList", "TeamFigures"];

/**
 * Returns the acts on accounts: which dialog is open for whom, the refusal, and the function of each. A
 * refused form keeps its text.
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
  const [resend] = useInvitationResendMutation(lists);
  const [beginViewing] = useViewingBeginMutation();
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
    resendInvitation: () =>
      void perform(
        () => resend({ variables: { userId: id } }),
        ({ data }) => userTexts.invitedAgain(data?.resendInvitation.email ?? name),
      ),
    viewAs: () =>
      void perform(async () => {
        const { data } = await beginViewing({ variables: { userId: id } });
        if (!data) return;
        const { name, lastname, role } = data.beginViewing;
        keepViewed({ id, name: `${name} ${lastname}`, role });
        beginAnew();
      }, null),
    unlock: () => void perform(() => unlock({ variables: { id } }), userTexts.unlocked, "unlockUser"),
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
