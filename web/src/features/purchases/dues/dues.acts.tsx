import { recordAct } from "../../../base/acts/record-acts.tsx";
import { ProvidersPayDocument } from "./dues.generated.ts";
import { dueTexts as texts } from "./dues.texts.ts";
import { type ChosenDues, PayDuesDialog } from "./PayDuesDialog.tsx";

/** Acts on the selected debts. */
export const dueActs = {
  pay: recordAct<ChosenDues>()({
    label: "Pagar",
    mutation: ProvidersPayDocument,
    of: () => ({}),
    done: (_, { dues }) => texts.paid(dues.length),
    progress: true,
    Dialog: PayDuesDialog,
  }),
};

/** Queries that are read again after providers were paid. */
export const dueReads = ["ProviderDueList", "ProviderDueSums", "DueProviders", "ProviderDetail"];
