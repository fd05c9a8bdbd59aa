import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { documentLabels, formatDocument } from "@travesia/api/colombia/documents";
import { useState } from "react";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { accountKinds, refundTexts as texts } from "./refund.texts.ts";
import type { RefundActions } from "./refund.acts.tsx";
import { type RefundRowFragment, useRefundAccountShowMutation } from "./refunds.generated.ts";

interface Line {
  readonly label: string;
  readonly value: string;
  /** Text to copy, when it differs from the displayed text. */
  readonly copied?: string;
}

interface ShownAccountProps extends Pick<RefundActions, "busy" | "performHere"> {
  readonly refund: RefundRowFragment;
}

/**
 * Shows the complete account of a refund to the person who pays it. It is revealed on click, which is
 * recorded in the history, and can be copied.
 */
export function ShownAccount({ refund, busy, performHere }: ShownAccountProps) {
  const [showAccount] = useRefundAccountShowMutation();
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  if (!refund.hasAccount) return null;
  const reveal = async () => {
    const { data } = await showAccount({ variables: { id: refund.id } });
    if (!data) return;
    const { bank, kind, number, holder, documentType, document } = data.showRefundAccount;
    setLines([
      { label: "Titular", value: holder },
      {
        label: documentLabels[documentType] ?? "Documento",
        value: formatDocument(document),
        copied: document,
      },
      { label: [bank, accountKinds[kind]].filter(Boolean).join(" · "), value: number },
    ]);
  };
  if (!lines)
    return (
      <Box>
        <ActButton
          variant="outlined"
          size="small"
          loading={busy}
          onClick={() => void performHere(reveal, null)}
        >
          {texts.showAccount}
        </ActButton>
        <Typography variant="body2" color="textSecondary" sx={{ pt: 1 }}>
          Queda en la historia quién la vio.
        </Typography>
      </Box>
    );
  return (
    <Stack component="dl" aria-label="Cuenta del cliente" sx={{ m: 0, gap: 2 }}>
      {lines.map(({ label, value, copied }) => (
        <Stack
          key={label}
          direction="row"
          sx={{ justifyContent: "space-between", alignItems: "center", gap: 3 }}
        >
          <div>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" }}
            >
              {value}
            </Typography>
          </div>
          <CopyButton text={copied ?? value} what={label.toLowerCase()} />
        </Stack>
      ))}
    </Stack>
  );
}
