import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Unread } from "../../base/failure/Unread.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { ChoiceField } from "../../ui/form/ChoiceField.tsx";
import { closingDeskTexts as texts } from "./closing.texts.ts";
import { useClosingTermsOfQuery } from "./online-closing.generated.ts";

interface AllowClosingDialogProps {
  readonly quoteId: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (mostPayments: number) => unknown;
  readonly onClose: () => void;
}

/** Asks in how many payments the client may close a quote online, at most. */
export function AllowClosingDialog({ quoteId, busy, failure, onSubmit, onClose }: AllowClosingDialogProps) {
  const read = useClosingTermsOfQuery({ variables: { quoteId }, fetchPolicy: "network-only" });
  const [chosen, setChosen] = useState<number | null>(null);
  const terms = read.data?.closingTerms;
  const most = chosen ?? Math.min(terms?.mostPayments ?? 1, USUAL);
  return (
    <ConfirmDialog
      open
      title={texts.allow}
      confirm={texts.allow}
      busy={busy}
      failure={failure}
      reason={terms ? terms.refusal : texts.reading}
      onConfirm={() => onSubmit(most)}
      onClose={onClose}
    >
      <Stack sx={{ gap: 4 }}>
        {texts.allowLead}
        {terms ? (
          <ChoiceField
            label={texts.most}
            value={most}
            options={Array.from({ length: terms.mostPayments }, (_, place) => ({
              value: place + 1,
              label: String(place + 1),
            }))}
            helperText={texts.mostHelp}
            onChange={(value) => setChosen(Number(value))}
          />
        ) : (
          <Unread of={read} what={texts.title} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** Number of payments that is proposed at first. */
const USUAL = 4;
