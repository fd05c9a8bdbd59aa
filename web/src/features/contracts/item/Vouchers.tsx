import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatInstant } from "../../../ui/days.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import type { useVoucherActs, Voucher } from "./useVoucherActs.ts";
import { VoucherDialog } from "./VoucherDialog.tsx";
import { voucherTexts as texts } from "./voucher.texts.ts";

interface VouchersProps {
  readonly vouchers: readonly Voucher[];
  readonly acts: ReturnType<typeof useVoucherActs>;
  /** Name of the service that the vouchers belong to. */
  readonly of: string;
  /**
   * Id of the quote whose passengers can be readers, null without a quote; absent when only the client can
   * read.
   */
  readonly readersOf?: string | null;
  /** True when the viewer may attach and remove vouchers now. */
  readonly editable: boolean;
}

/** Shows tickets and vouchers, with earlier versions collapsed, and attaches others. */
export function Vouchers({ vouchers, acts, of, readersOf, editable }: VouchersProps) {
  const shown = vouchers.filter(({ endedAt }) => endedAt === null);
  const earlier = vouchers.filter(({ endedAt }) => endedAt !== null);
  return (
    <Box sx={{ mt: 1 }}>
      {shown.map((voucher) => (
        <Stack key={voucher.id} direction="row" sx={{ gap: 1, alignItems: "center", flexWrap: "wrap" }}>
          <Link href={voucher.url} target="_blank" rel="noopener" sx={{ overflowWrap: "anywhere" }}>
            {voucher.filename}
          </Link>
          {readersOf !== undefined && (
            <Typography variant="caption" color="textSecondary">
              {texts.readers(voucher)}
            </Typography>
          )}
          {editable && (
            <>
              <Button size="small" color="inherit" onClick={() => acts.askFile(voucher)}>
                {texts.replace}
              </Button>
              <Button size="small" color="error" onClick={() => acts.askToRemove(voucher)}>
                {texts.remove}
              </Button>
            </>
          )}
        </Stack>
      ))}
      {editable && (
        <Button
          size="small"
          aria-label={`${texts.attach}: ${of}`}
          onClick={() => acts.askFile(null)}
          sx={{ ml: -1 }}
        >
          {texts.attach}
        </Button>
      )}
      {earlier.length > 0 && (
        <Box component="details">
          <Typography component="summary" variant="caption" color="textSecondary" sx={{ cursor: "pointer" }}>
            {texts.earlier(earlier.length)}
          </Typography>
          {earlier.map(({ id, filename, url, createdAt }) => (
            <Typography key={id} variant="caption" component="div">
              <Link href={url} target="_blank" rel="noopener">
                {filename}
              </Link>
              {` · ${formatInstant(createdAt)}`}
            </Typography>
          ))}
        </Box>
      )}
      {acts.open === "attach" && <VoucherDialog acts={acts} readersOf={readersOf} />}
      <ConfirmDialog
        open={acts.open === "remove"}
        title={texts.removeTitle}
        confirm={texts.remove}
        destructive
        busy={acts.busy}
        onConfirm={acts.remove}
        onClose={acts.close}
      >
        {texts.removeLead(acts.chosen?.filename ?? "")}
      </ConfirmDialog>
    </Box>
  );
}
