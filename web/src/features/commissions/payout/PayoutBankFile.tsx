import { BankFileButtons } from "../../../base/files/BankFileButtons.tsx";
import type { ExportPayoutInput } from "../../../graphql/schema.generated.ts";
import { usePayoutExportMutation } from "./payouts.generated.ts";

/** Saves the bank's payment file for a payment of commissions, or for selected commissions. */
export function PayoutBankFile({ of }: { readonly of: Omit<ExportPayoutInput, "format"> }) {
  const [exportPayout] = usePayoutExportMutation();
  return (
    <BankFileButtons
      make={async (format) =>
        (await exportPayout({ variables: { input: { ...of, format } } })).data?.exportPayout
      }
    />
  );
}
