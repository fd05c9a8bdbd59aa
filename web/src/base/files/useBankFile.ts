import { useState } from "react";
import type { BankFileFormat } from "../../graphql/schema.generated.ts";
import { useFailureToast } from "../failure/useFailureToast.ts";
import { saveBytes } from "./save-file.ts";

/** A payment file for a bank, its bytes in base64. */
interface BankFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** Requests a payment file in a format; undefined when there was no answer. */
export type MakeBankFile = (format: BankFileFormat) => Promise<BankFile | undefined>;

/** Saves a payment file for a bank. */
export function useBankFile(make: MakeBankFile) {
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    save: async (format: BankFileFormat) => {
      setBusy(true);
      try {
        const file = await make(format);
        if (!file) return;
        const bytes = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
        saveBytes(new Blob([bytes], { type: file.contentType }), file.filename);
      } catch (error) {
        showFailure(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
