import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { failureText } from "../../../base/failure/failures.ts";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";
import { usePaused } from "../../../ui/usePaused.ts";
import type { FoundCustomer } from "../../customers/FindCustomer.tsx";
import { useCustomerMatchesQuery } from "../../customers/customers.generated.ts";
import type { QuoteForm } from "../quote/quote.form.ts";
import { useQuoteTextReadingQuery } from "./pasted.generated.ts";
import { filledFrom, type Reading, runsOf, type TextKind } from "./pasted.form.ts";
import { furtherOf, pastedTexts as texts } from "./pasted.texts.ts";

const looks: Readonly<Record<TextKind, (theme: Theme) => object>> = {
  read: (theme) => ({ backgroundColor: theme.vars.palette.tones.sea.soft, color: "inherit" }),
  asked: (theme) => ({ backgroundColor: theme.vars.palette.tones.sun.soft, color: "inherit" }),
  rest: (theme) => ({ background: "none", color: theme.vars.palette.text.secondary }),
};

const kinds = Object.keys(looks) as readonly TextKind[];

/** Shows a pasted text with its pieces marked: read, in doubt, not understood. */
function MarkedText({ text, reading }: { readonly text: string; readonly reading: Reading }) {
  return (
    <>
      <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap" }}>
        {kinds.map((kind) => (
          <Typography
            key={kind}
            component="mark"
            variant="body2"
            sx={[{ px: 1, borderRadius: 1 }, looks[kind]]}
          >
            {texts.legend[kind]}
          </Typography>
        ))}
      </Stack>
      <Box
        tabIndex={0}
        role="region"
        aria-label={texts.label}
        sx={{
          maxHeight: { xs: 240, md: 420 },
          overflow: "auto",
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
          fontSize: "0.875rem",
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          p: 3,
        }}
      >
        {runsOf(text, reading).map(({ kind, from, text: piece }) => (
          <Box key={from} component={kind === "rest" ? "span" : "mark"} sx={looks[kind]}>
            {piece}
          </Box>
        ))}
      </Box>
    </>
  );
}

/** Milliseconds of a pause in the typing, after which the text is read. */
const TYPING = 400;

interface PastedTextProps {
  /** Text of the dialog at its opening; empty to paste one. */
  readonly first: string;
  readonly form: Pick<UseFormReturn<QuoteForm>, "setValue" | "getValues">;
  /** Called with the customer whose telephone or e-mail address the text has. */
  readonly onFound: (customer: FoundCustomer) => void;
  /** Called when the text names a client who is no customer yet. */
  readonly onNew: () => void;
}

/**
 * Reads a pasted chat or offer, and fills the form of a quote with the values in it; typed values stay. The
 * text is not kept.
 */
export function PastedText({ first, form, onFound, onNew }: PastedTextProps) {
  const [typed, setTyped] = useState(first);
  // A typed text stays a field until it is left; a pasted one is shown with its marks.
  const [isWriting, setWriting] = useState(first === "");
  const texto = usePaused(typed, TYPING);
  const isEmpty = texto.trim() === "";
  const read = useQuoteTextReadingQuery({ variables: { texto }, skip: isEmpty, fetchPolicy: "no-cache" });
  const reading = isEmpty ? undefined : read.data?.readQuoteText;
  const contact = reading?.telefonoCliente?.valor ?? reading?.emailCliente?.valor ?? "";
  const known = useCustomerMatchesQuery({ variables: { search: contact }, skip: !contact });
  const filled = useRef<Partial<QuoteForm>>({});
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isWriting) field.current?.focus();
  }, [isWriting]);

  const fill = useEffectEvent((from: Reading) => {
    filled.current = filledFrom(from, form.getValues(), filled.current);
    for (const [name, value] of Object.entries(filled.current) as [keyof QuoteForm, string][])
      form.setValue(name, value, { shouldDirty: true, shouldValidate: Boolean(value) });
    if (from.nombreCliente ?? from.telefonoCliente ?? from.emailCliente) onNew();
  });
  useEffect(() => {
    if (reading) fill(reading);
  }, [reading]);
  const customer = contact && known.data?.customerMatches.length === 1 ? known.data.customerMatches[0] : null;
  const recognise = useEffectEvent(onFound);
  useEffect(() => {
    if (customer) recognise(customer);
  }, [customer]);

  const further = reading ? furtherOf(reading) : [];
  const wishes = further.filter(({ wish }) => wish);
  const toNote = () => {
    const lines = wishes.map(({ label, text }) => `${label}: ${text}`);
    form.setValue("observaciones", [form.getValues("observaciones"), ...lines].filter(Boolean).join("\n"), {
      shouldDirty: true,
    });
  };
  return (
    <Stack sx={{ gap: 3, minWidth: 0 }}>
      {isWriting || !reading ? (
        <div onPaste={() => setWriting(false)}>
          <WrittenField
            label={texts.label}
            multiline
            inputRef={field}
            minRows={8}
            maxRows={18}
            value={typed}
            error={Boolean(read.error)}
            helperText={read.error ? failureText(read.error) : read.loading ? texts.reading : texts.hint}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => setWriting(false)}
          />
        </div>
      ) : (
        <>
          <MarkedText text={texto} reading={reading} />
          <Button sx={{ alignSelf: "flex-start" }} onClick={() => setWriting(true)}>
            {texts.change}
          </Button>
        </>
      )}
      {reading && reading.preguntas.length > 0 && (
        <Alert severity="warning" aria-label={texts.legend.asked}>
          {reading.preguntas.map(({ campo, pregunta }) => (
            <div key={campo + pregunta}>{pregunta}</div>
          ))}
        </Alert>
      )}
      {further.length > 0 && (
        <Box component="section" aria-label={texts.further}>
          <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 3 }}>
            <Typography variant="subtitle2" component="h3">
              {texts.further}
            </Typography>
            {wishes.length > 0 && (
              <Button size="small" onClick={toNote}>
                {texts.toNote}
              </Button>
            )}
          </Stack>
          {further.map(({ label, text }) => (
            <Typography key={label} variant="body2" sx={{ overflowWrap: "anywhere" }}>
              <Box component="span" sx={{ color: "text.secondary" }}>
                {label}
              </Box>{" "}
              {text}
            </Typography>
          ))}
        </Box>
      )}
    </Stack>
  );
}
