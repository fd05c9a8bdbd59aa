import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { radius } from "@travesia/api/look";
import { useId, useState } from "react";
import { clearsFoot } from "../../../ui/foot-bar.ts";
import { HiddenText } from "../../../ui/HiddenText.tsx";
import { ExpandLessIcon } from "../../../ui/desk/deskIcons.tsx";
import { Money } from "../../../ui/Money.tsx";
import { TOUCH } from "../../../ui/touch.ts";
import { formatPercent } from "../../../ui/percent.ts";
import type { Margin } from "@travesia/api/quotes/calculation/calculation.rules";
import { saveTexts } from "./calculation.texts.ts";
import type { SaveState } from "./useAutosave.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface CalculatorBarProps {
  readonly perPerson: number;
  readonly total: number;
  /** Agency's margin; null when it is shown elsewhere on the screen. */
  readonly margin: Margin | null;
  readonly saved: SaveState;
  /** True when confirming is the next step of the sale. */
  readonly accent: boolean;
  readonly busy: boolean;
  /** Reason why the calculation cannot be confirmed; null if it can. */
  readonly reason: string | null;
  readonly onRetry: () => void;
  readonly onConfirm: () => void;
}

/**
 * Shows the price of the trip, always visible, and whether the draft is saved. On a phone it is one line with
 * the total and the act, and expands when the total is pressed.
 */
export function CalculatorBar(props: CalculatorBarProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  return (
    <Box
      data-foot-bar
      ref={clearsFoot}
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        px: { xs: 3, sm: 4, md: 6 },
        py: { xs: 2, sm: 3 },
        backgroundColor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
        borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
      }}
    >
      {phone ? <PhoneBar {...props} /> : <DeskBar {...props} />}
    </Box>
  );
}

function DeskBar(props: CalculatorBarProps) {
  const { perPerson, total, margin, saved, onRetry } = props;
  return (
    <Stack
      direction="row"
      sx={{
        columnGap: 6,
        rowGap: 2,
        // The figures keep one line; the buttons move below if both do not fit.
        flexWrap: "wrap",
        justifyContent: "space-between",
        alignItems: "center",
      }}
    >
      <Stack direction="row" sx={{ columnGap: { xs: 4, md: 6 } }}>
        <Amount label="Por persona" amount={perPerson} />
        <Amount label="Precio total" amount={total} />
        {total > 0 && margin && <MarginAmount margin={margin} />}
      </Stack>
      <Stack
        direction="row"
        sx={{
          gap: 3,
          alignItems: "center",
          flexWrap: "wrap",
          flexGrow: 1,
          "& [role=status]": { flexGrow: 1, textAlign: "right" },
        }}
      >
        <Saved state={saved} />
        {saved === "failed" && (
          <Button size="small" onClick={onRetry}>
            Reintentar
          </Button>
        )}
        <ConfirmButton {...props} />
      </Stack>
    </Stack>
  );
}

function PhoneBar(props: CalculatorBarProps) {
  const { perPerson, total, margin, saved, onRetry } = props;
  const [open, setOpen] = useState(false);
  const more = useId();
  return (
    <>
      {open && (
        <Stack id={more} direction="row" sx={{ columnGap: 6, rowGap: 1, flexWrap: "wrap", pb: 2 }}>
          <Amount label="Por persona" amount={perPerson} />
          {total > 0 && margin && <MarginAmount margin={margin} />}
        </Stack>
      )}
      <Stack direction="row" sx={{ gap: 2, alignItems: "center", justifyContent: "space-between" }}>
        <ButtonBase
          aria-expanded={open}
          aria-controls={open ? more : undefined}
          onClick={() => setOpen(!open)}
          sx={{
            minHeight: TOUCH,
            gap: 1,
            flexShrink: 0,
            fontSize: "1rem",
            borderRadius: `${radius.field}px`,
          }}
        >
          <HiddenText>Precio total </HiddenText>
          <Money amount={total} strong />
          <ExpandLessIcon fontSize="small" sx={{ transform: open ? "rotate(180deg)" : undefined }} />
        </ButtonBase>
        <ConfirmButton {...props} />
      </Stack>
      <Stack direction="row" sx={{ gap: 2, alignItems: "center", justifyContent: "space-between" }}>
        <Saved state={saved} />
        {saved === "failed" && (
          <Button onClick={onRetry} sx={{ minHeight: TOUCH }}>
            Reintentar
          </Button>
        )}
      </Stack>
    </>
  );
}

const Saved = ({ state }: { readonly state: SaveState }) => (
  <Typography variant="caption" role="status" color={state === "failed" ? "error" : "textSecondary"}>
    {saveTexts[state]}
  </Typography>
);

/**
 * Style of a button: large enough for a thumb on a phone; on the narrowest phones its label wraps instead of
 * covering the price.
 */
const touched = { minHeight: { xs: TOUCH, sm: 36 }, whiteSpace: { xs: "normal", sm: "nowrap" } } as const;

const ConfirmButton = ({ accent, busy, reason, onConfirm }: CalculatorBarProps) => (
  <ActButton
    variant="contained"
    color={accent ? "secondary" : "primary"}
    loading={busy}
    reason={reason}
    onClick={onConfirm}
    sx={{ ...touched, lineHeight: 1.2 }}
  >
    Confirmar cálculo
  </ActButton>
);

/** Shows the profit of the sale, and its percentage of the price; a loss is also named in words. */
function MarginAmount({ margin: { amount, percent } }: { readonly margin: Margin }) {
  const loses = amount < 0;
  return (
    <Box sx={{ color: loses ? "error.main" : undefined }}>
      <Typography variant="caption" color={loses ? "inherit" : "textSecondary"} component="div">
        {loses ? "Pierde" : "Margen"}
      </Typography>
      <Box sx={{ fontSize: { xs: "1.0625rem", md: "1.25rem" } }}>
        <Money amount={Math.abs(amount)} strong />
        {percent !== null && (
          <Typography component="span" variant="body2" sx={{ ml: 2 }}>
            {formatPercent(percent)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function Amount({ label, amount }: { readonly label: string; readonly amount: number }) {
  return (
    <div>
      <Typography variant="caption" color="textSecondary" component="div">
        {label}
      </Typography>
      <Box sx={{ fontSize: { xs: "1.0625rem", md: "1.25rem" } }}>
        <Money amount={amount} strong />
      </Box>
    </div>
  );
}
