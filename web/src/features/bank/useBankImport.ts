import { useState } from "react";
import { useSaving } from "../../base/saving/useSaving.ts";
import type { BankColumnsInput, ImportDayOrder } from "../../graphql/schema.generated.ts";
import { bankTexts as texts, importedText } from "./bank.texts.ts";
import {
  type BankFilePreviewedMutation,
  useBankFileImportedMutation,
  useBankFilePreviewedMutation,
} from "./bank.generated.ts";
import type { ReportPreview } from "./settlement/PreviewedSettlement.tsx";
import {
  useSettlementImportedMutation,
  useSettlementPreviewedMutation,
} from "./settlement/settlement.generated.ts";
import { settledText, settlementTexts } from "./settlement/settlement.texts.ts";
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

/** User's answers about a file. The password is stored nowhere else. */
interface Said {
  readonly password: string | null;
  readonly dayOrder: ImportDayOrder | null;
}
const nothingSaid: Said = { password: null, dayOrder: null };

const sumOf = ({ lines, amount, centavos }: NonNullable<Preview["refusedLines"]>) => ({
  lines,
  amount,
  centavos,
});

/**
 * Returns the state of a file's import: the file is previewed whenever account, file or columns change, and
 * then imported. `begun` is the preselected account.
 */
export function useBankImport(onDone: () => void, begun = "") {
  const { busy, failure, perform, forget } = useSaving();
  const [look, { loading }] = useBankFilePreviewedMutation();
  const [bring] = useBankFileImportedMutation({ refetchQueries: bankReads, awaitRefetchQueries: true });
  const [lookAtReport, { loading: readingReport }] = useSettlementPreviewedMutation();
  const [settle] = useSettlementImportedMutation({ refetchQueries: bankReads, awaitRefetchQueries: true });
  const [report, setReport] = useState<ReportPreview | null>(null);
  const [accountId, setAccount] = useState(begun);
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [columns, setColumns] = useState<Columns | null>(null);
  const [said, setSaid] = useState<Said>(nothingSaid);
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const [withoutRefused, setWithoutRefused] = useState(false);

  const read = async (
    account: string,
    chosen: File | null,
    typed: Columns | null,
    answers: Said,
    byFile = false,
  ) => {
    setTaken(new Set());
    setWithoutRefused(false);
    setReport(null);
    forget();
    if (!chosen) return;
    const wrong = await perform(async () => {
      const columns = typed && sent(typed);
      const { data } = await look({
        variables: { accountId: account || null, byFile, file: chosen, columns, ...answers },
      });
      setPreview(data?.previewBankFile ?? null);
      if (data?.previewBankFile.accountId) setAccount(data.previewBankFile.accountId);
      if (!data?.previewBankFile.acquirer) return;
      const found = await lookAtReport({ variables: { file: chosen } });
      setReport(found.data?.previewSettlement ?? null);
    }, null);
    if (wrong) setPreview(null);
  };

  const refused = preview?.refusedLines ?? null;
  const readable =
    accountId !== "" &&
    preview !== null &&
    preview.lines > 0 &&
    (preview.problem === null || refused !== null);
  const bringsReport = accountId !== "" && report !== null && report.problem === null && report.fresh > 0;
  const isReading = loading || readingReport;
  const ready = !isReading && (bringsReport || (readable && (refused === null || withoutRefused)));
  const missing = !file ? texts.chooseFile : !accountId && !preview?.asks ? texts.chooseAccount : null;
  const ofReport = report && (report.problem ?? settlementTexts.nothingFresh);
  const asked = readable && refused ? texts.chooseWithoutRefused : (ofReport ?? preview?.problem);
  const unread = isReading ? texts.reading : (asked ?? failure ?? texts.nothingRead);

  return {
    accountId,
    file,
    preview,
    /** The acquirer's report that the file is; null for a statement. */
    report,
    busy,
    failure,
    /** True while the file is being read. */
    reading: isReading,
    columns: columns ?? preview?.columns ?? null,
    /** Reason why the file cannot be imported in its current state; null when it can. */
    reason: ready ? null : (missing ?? unread),
    /** Lines that are imported although they may duplicate existing movements. */
    taken,
    take: (lines: readonly number[], take: boolean) =>
      setTaken(
        (now) => new Set(take ? [...now, ...lines] : [...now].filter((line) => !lines.includes(line))),
      ),
    withoutRefused,
    setWithoutRefused,
    said,
    /** Reads the file again with the user's answers about it. */
    answer: (answers: Partial<Said>) => {
      const next = { ...said, ...answers };
      setSaid(next);
      void read(accountId, file, columns, next, !accountId);
    },
    choose: (next: { readonly accountId?: string; readonly file?: File }) => {
      const account = next.accountId ?? accountId;
      const chosen = next.file ?? file;
      setAccount(account);
      setFile(chosen);
      setColumns(null);
      setSaid(nothingSaid);
      // A file that contains its account chooses it; a person may choose another one afterwards.
      void read(account, chosen, null, nothingSaid, next.accountId === undefined);
    },
    change: (changed: Partial<Columns>) => {
      const base = columns ?? preview?.columns;
      if (!base) return;
      const next = { ...base, ...changed };
      setColumns(next);
      void read(accountId, file, next, said);
    },
    submit: async () => {
      if (!file || !preview) return;
      if (report) {
        const wrong = await perform(
          () => settle({ variables: { accountId, file } }),
          ({ data }) => (data ? settledText(data.importSettlement) : null),
        );
        if (!wrong) onDone();
        return;
      }
      const chosen = columns ?? (preview.kept || preview.profile ? null : preview.columns);
      const variables = {
        accountId,
        file,
        columns: chosen && sent(chosen),
        ...said,
        take: [...taken],
        withoutRefused: refused && withoutRefused ? sumOf(refused) : null,
      };
      const wrong = await perform(
        () => bring({ variables }),
        ({ data }) => (data ? importedText(data.importBankFile) : null),
      );
      if (!wrong) onDone();
    },
  };
}
