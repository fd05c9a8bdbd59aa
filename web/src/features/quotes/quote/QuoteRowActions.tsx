import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { may } from "@travesia/api/permissions";
import { ActsMenu } from "../../../base/acts/ActsMenu.tsx";
import { isOffered } from "../../../base/acts/offered-acts.ts";
import { placedActs } from "../../../base/acts/shown-acts.ts";
import { offeredQuoteActs } from "./quote.offered-acts.ts";
import { shownQuoteActs, type ShownQuoteAct } from "./quote.shown-acts.tsx";
import type { QuoteRowFragment } from "./quotes.generated.ts";

interface QuoteRowActionsProps {
  readonly quote: QuoteRowFragment;
  readonly viewer: { readonly id: number; readonly role: number };
  readonly onAct: (act: ShownQuoteAct) => void;
  readonly onConvert: () => void;
}

const menu = placedActs(shownQuoteActs, "menu");

/** Shows the step that the row of a quote can take itself, assigning or converting it, and its menu. */
export function QuoteRowActions({ quote, viewer, onAct, onConvert }: QuoteRowActionsProps) {
  const { quoteNumber, status, turns } = quote;
  const offered = offeredQuoteActs(viewer, quote);
  const assigns = turns[0]?.act === "reassign" && isOffered(offered, "reassign");
  const converts = status === "approved" && may(viewer.role, "createContracts");
  const step = assigns
    ? { label: "Asignar", onPress: () => onAct("reassign") }
    : converts
      ? { label: "Convertir", onPress: onConvert }
      : null;
  return (
    <Stack direction="row" sx={{ alignItems: "center", justifyContent: "flex-end" }}>
      {step && (
        <Button
          size="small"
          sx={{ minWidth: 0, px: 1.5 }}
          aria-label={`${step.label} ${quoteNumber}`}
          onClick={step.onPress}
        >
          {step.label}
        </Button>
      )}
      <ActsMenu
        label={`Acciones de ${quoteNumber}`}
        acts={shownQuoteActs}
        names={assigns ? menu.filter((act) => act !== "reassign") : menu}
        record={quote}
        offered={offered}
        onAct={onAct}
      />
    </Stack>
  );
}
