import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { freeName, optionNames } from "@travesia/api/quotes/quote/option/quote-option.rules";
import { type ReactNode, useCallback, useState } from "react";
import { useRecordActs } from "../../../../base/acts/record-acts.tsx";
import { useUser } from "../../../../base/session/useSession.ts";
import { type OptionAct, offeredOptionActs } from "../../quote/quote.offered-acts.ts";
import type { QuoteRecordFragment } from "../../quote/quotes.generated.ts";
import { ConfirmAllDialog } from "./ConfirmAllDialog.tsx";
import { optionActs, optionReads } from "./option.acts.tsx";
import { OptionTabs } from "./OptionTabs.tsx";
import type { LiveTotals, ShownOption } from "./option.types.ts";
import { useConfirmAll } from "./useConfirmAll.ts";
import { AddIcon } from "../../../../ui/desk/deskIcons.tsx";

type Option = NonNullable<QuoteRecordFragment["options"]>[number];

const shownOf = ({ id, name, recommended, chosen, calculation, ...price }: Option): ShownOption => ({
  id,
  name,
  recommended,
  chosen,
  precioTotal: calculation?.precioFinalTotal ?? price.precioTotal,
  precioPorPersona: calculation?.precioFinalPorPersona ?? price.precioPorPersona,
  estado: calculation?.estado ?? null,
});

interface QuoteOptionsProps {
  readonly quote: QuoteRecordFragment;
  /** True when the viewer may change the quote's calculation now. */
  readonly editable: boolean;
  /** Renders the calculation of an option, or of a quote without options. */
  readonly calculation: (option: Option | null, onTotals: (totals: LiveTotals) => void) => ReactNode;
}

/** Shows the options of a quote side by side, above the calculation of the selected option. */
export function QuoteOptions({ quote, editable, calculation }: QuoteOptionsProps) {
  const viewer = useUser();
  const options = quote.options ?? [];
  const several = options.length > 1;
  const [asked, setAsked] = useState<string | null>(null);
  const [live, setLive] = useState<{ readonly id: string; readonly totals: LiveTotals } | null>(null);
  const present =
    options.find(({ id }) => id === asked) ??
    options.find(({ chosen }) => chosen) ??
    options.find(({ recommended }) => recommended) ??
    null;
  const id = present?.id ?? null;
  const onTotals = useCallback((totals: LiveTotals) => setLive(id === null ? null : { id, totals }), [id]);
  const shown = options.map((option) => ({
    ...shownOf(option),
    ...(live?.id === option.id && option.calculation?.estado === "temporal" && live.totals),
  }));
  const acts = offeredOptionActs(viewer, { ...quote, optionCount: options.length });
  const drafts = shown.filter(({ estado }) => estado === "temporal");
  const all = useConfirmAll(quote.id, (one) => options.find((option) => option.id === one)?.name ?? "");
  const names = several ? options.map(({ name }) => name) : [optionNames[0]];
  const { show, dialog } = useRecordActs(optionActs, { reads: optionReads });
  const onAct = (act: OptionAct) =>
    show(act, {
      id: quote.id,
      option: shown.find((option) => option.id === id) ?? null,
      known: options.map((option) => option.id),
      suggested: freeName(names),
      look: setAsked,
    });
  return (
    <>
      {several && (
        <OptionTabs
          options={shown}
          shown={id}
          acts={acts}
          onShow={setAsked}
          onAct={onAct}
          onConfirmAll={editable && drafts.length > 1 ? all.ask : undefined}
        />
      )}
      {all.refused.length > 0 && (
        <Alert severity="warning">
          {all.refused.map((said) => (
            <div key={said}>{said}</div>
          ))}
        </Alert>
      )}
      {all.asking && (
        <ConfirmAllDialog drafts={drafts} busy={all.busy} onConfirm={all.run} onClose={all.close} />
      )}
      {calculation(several ? present : null, onTotals)}
      {!several && acts.get("addOption") === null && (
        <Button startIcon={<AddIcon />} onClick={() => onAct("addOption")} sx={{ alignSelf: "start" }}>
          Agregar otra opción
        </Button>
      )}
      {dialog}
    </>
  );
}
