import { useState } from "react";
import { useSaving } from "../../base/saving/useSaving.ts";
import type { BankColumnsInput } from "../../graphql/schema.generated.ts";
import { bankTexts as texts, importedText } from "./bank.texts.ts";
import {
  type BankFilePreviewedMutation,
  useBankFileImportedMutation,
  useBankFilePreviewedMutation,
} from "./bank.generated.ts";
import { bankReads } from "./useBankActions.ts";

export type Preview = BankFilePreviewedMutation["previewBankFile"];
export type Columns = Omit<Preview["columns"], "__typename">;

const sent = ({ day, text, amount, credit, debit, sign, reference, bankId }: Columns): BankColumnsInput => ({
  day,
  text,
  amount,
  credit,
  debit,
  sign,
  reference,
  bankId,
});

/**
 * Returns a file on its way in: it is looked at whenever account, file or columns change, then imported.
 * `begun` is the account that is chosen first.
 */
export function useBankImport(onDone: () => void, begun = "") {
  const { busy, failure, perform, forget } = useSaving();
  const [look, { loading }] = useBankFilePreviewedMutation();
  const [bring] = useBankFileImportedMutation({ refetchQueries: bankReads, awaitRefetchQueries: true });
  const [accountId, setAccount] = useState(begun);
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [columns, setColumns] = useState<Columns | null>(null);

  const read = async (account: string, chosen: File | null, typed: Columns | null) => {
    forget();
    if (!account || !chosen) return;
    const wrong = await perform(async () => {
      const { data } = await look({
        variables: { accountId: account, file: chosen, columns: typed && sent(typed) },
      });
      setPreview(data?.previewBankFile ?? null);
    }, null);
    if (wrong) setPreview(null);
  };

  const ready = !loading && preview !== null && preview.problem === null && preview.lines > 0;
  const missing = !accountId ? texts.chooseAccount : !file ? texts.chooseFile : null;
  const unread = loading ? texts.reading : (preview?.problem ?? failure ?? texts.nothingRead);

  return {
    accountId,
    file,
    preview,
    busy,
    failure,
    /** True while the file is being read. */
    reading: loading,
    columns: columns ?? preview?.columns ?? null,
    /** Reason why the file cannot be imported as it is; null when it can. */
    reason: ready ? null : (missing ?? unread),
    choose: (next: { readonly accountId?: string; readonly file?: File }) => {
      const account = next.accountId ?? accountId;
      const chosen = next.file ?? file;
      setAccount(account);
      setFile(chosen);
      setColumns(null);
      void read(account, chosen, null);
    },
    change: (changed: Partial<Columns>) => {
      const base = columns ?? preview?.columns;
      if (!base) return;
      const next = { ...base, ...changed };
      setColumns(next);
      void read(accountId, file, next);
    },
    submit: async () => {
      if (!file || !preview) return;
      const chosen = columns ?? (preview.kept ? null : preview.columns);
      const wrong = await perform(
        () => bring({ variables: { accountId, file, columns: chosen && sent(chosen) } }),
        ({ data }) => (data ? importedText(data.importBankFile) : null),
      );
      if (!wrong) onDone();
    },
  };
}
