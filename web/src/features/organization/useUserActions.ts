import { useState } from "react";
import { failureText, fieldFailures } from "../../app/failures.ts";
import type { FailureKey } from "../../app/failures.texts.ts";
import { useFailureToast } from "../../app/useFailureToast.ts";
import type { UpdateUserInput } from "../../graphql/schema.generated.ts";
import { useToasts } from "../../ui/toasts.tsx";
import type { ActedUser, UserAct } from "./user.actions.ts";
import { userTexts } from "./user.texts.ts";
import {
  useUserAnonymizeMutation,
  useUserDeleteMutation,
  useUserGivePasswordMutation,
  useUserUnlockMutation,
  useUserUpdateMutation,
} from "./users.generated.ts";

/** Whose account is acted on. */
export interface ChosenUser extends ActedUser {
  readonly name: string;
  readonly lastname: string;
}

type FieldFailures = ReturnType<typeof fieldFailures>;

/** What shows people, and changes with them. */
const reads = ["UserList", "UserDetail", "SuperiorList", "OrganizationTree", "TeamList", "TeamFigures"];

/** The acts on accounts: which dialog is open for whom, what was refused, and what each does. What was typed stays when it is refused. */
export function useUserActions() {
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const [open, setOpen] = useState<{ readonly act: UserAct; readonly user: ChosenUser } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const lists = { refetchQueries: reads, awaitRefetchQueries: true };
  const [update] = useUserUpdateMutation(lists);
  const [remove] = useUserDeleteMutation(lists);
  const [anonymize] = useUserAnonymizeMutation(lists);
  const [givePassword] = useUserGivePasswordMutation();
  const [unlock] = useUserUnlockMutation(lists);

  /** Answers what is wrong with which field, or null when it was done. */
  const perform = async (act: () => Promise<string>, key: FailureKey): Promise<FieldFailures | null> => {
    setBusy(true);
    setFailure(null);
    try {
      const done = await act();
      setOpen(null);
      toasts.success(done);
      return null;
    } catch (error) {
      setFailure(failureText(error, key));
      tellFailure(error, key);
      return fieldFailures(error);
    } finally {
      setBusy(false);
    }
  };
  const id = open?.user.id ?? 0;
  const name = open?.user.name ?? "";
  const change = (input: UpdateUserInput, done: string) =>
    perform(async () => {
      await update({ variables: { id, input } });
      return done;
    }, "updateUser");
  return {
    open,
    busy,
    failure,
    show: (act: UserAct, user: ChosenUser) => {
      setFailure(null);
      setOpen({ act, user });
    },
    close: () => setOpen(null),
    save: (input: UpdateUserInput) => change(input, userTexts.updated),
    deactivate: (successorId: number | null) => void change({ isActive: false, successorId }, userTexts.deactivated(name)),
    reactivate: () => void change({ isActive: true }, userTexts.reactivated(name)),
    delete: (successorId: number | null) =>
      void perform(async () => {
        const { data } = await remove({ variables: { id, successorId } });
        return data?.deleteUser.kept ? userTexts.kept : userTexts.deleted;
      }, "deleteUser"),
    anonymize: (successorId: number | null) =>
      void perform(async () => {
        await anonymize({ variables: { id, successorId } });
        return userTexts.anonymized;
      }, "deleteUser"),
    givePassword: (newPassword: string) =>
      void perform(async () => {
        await givePassword({ variables: { id, input: { newPassword } } });
        return userTexts.passwordGiven;
      }, "resetUserPassword"),
    unlock: () =>
      void perform(async () => {
        await unlock({ variables: { id } });
        return userTexts.unlocked;
      }, "unlockUser"),
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
