import { counted } from "@travesia/api/colombia/spoken";
import { confirming } from "../../base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../base/acts/record-acts.tsx";
import { AccountDialog, SettingsDialog, type ShownAccount, type ShownSettings } from "./AccountDialogs.tsx";
import {
  AccountChooseDocument,
  AccountingSettingsUpdateDocument,
  AccountsConfirmDocument,
} from "./accounting.generated.ts";
import { accountingTexts as texts } from "./accounting.texts.ts";

/** Proposed accounts that wait for a confirmation. */
interface Proposed {
  readonly id: string;
  readonly keys: readonly string[];
}

const accountActs = {
  choose: recordAct<ShownAccount>()({
    label: texts.choose,
    mutation: AccountChooseDocument,
    of: () => ({}),
    done: texts.chosen,
    Dialog: AccountDialog,
  }),
};

const proposedActs = {
  confirm: recordAct<Proposed>()({
    label: texts.confirm,
    mutation: AccountsConfirmDocument,
    of: ({ keys }) => ({ keys: [...keys] }),
    done: texts.confirmed,
    Dialog: confirming(({ keys }) => ({
      title: texts.confirm,
      confirm: texts.confirm,
      children: `Quedarán confirmadas ${counted(keys.length, "cuenta", "cuentas")}. Luego se pueden cambiar.`,
    })),
  }),
};

const settingsActs = {
  update: recordAct<ShownSettings>()({
    label: texts.settings,
    mutation: AccountingSettingsUpdateDocument,
    of: () => ({}),
    done: texts.saved,
    Dialog: SettingsDialog,
  }),
};

const reads = ["AccountingAccounts", "MonthBooks"];

/** Returns the act that chooses the account of a key. */
export const useAccountActs = () => useRecordActs(accountActs, { reads });
/** Returns the act that confirms proposed accounts. */
export const useProposedActs = () => useRecordActs(proposedActs, { reads });
/** Returns the act that changes the accountant's settings. */
export const useSettingsActs = () => useRecordActs(settingsActs, { reads });
