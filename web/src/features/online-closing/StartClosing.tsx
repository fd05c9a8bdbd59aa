import { besideSession } from "../../base/session/link-token.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { closingTexts as texts } from "./closing.texts.ts";
import { keepBrowser } from "./kept-browser.ts";
import { useClosingStartMutation } from "./online-closing.generated.ts";

interface StartClosingProps {
  readonly quoteId: string;
  readonly token: string | null;
  readonly sentVersion: number;
  /** Id of the selected option; null when the quote has a single one. */
  readonly option: string | null;
  /** Keys of the selected extras. */
  readonly extras: readonly string[];
  readonly onClose: () => void;
}

/** Asks the client to accept the proposal, and opens the page on which they close it online. */
export function StartClosing({
  quoteId,
  token,
  sentVersion,
  option,
  extras = [],
  onClose,
}: StartClosingProps) {
  const { busy, failure, perform } = useSaving();
  const [start] = useClosingStartMutation({ context: besideSession(token) });
  const begin = () =>
    perform(async () => {
      const input = { sentVersion, extras: [...extras], ...(option !== null && { option }) };
      const { data } = await start({ variables: { quoteId, input } });
      if (!data) return;
      keepBrowser(quoteId, data.startClosing.browser);
      const { pathname, search } = new URL(data.startClosing.url);
      location.assign(pathname + search);
    }, null);
  return (
    <ConfirmDialog
      open
      title={texts.startTitle}
      confirm={texts.startConfirm}
      busy={busy}
      failure={failure}
      onConfirm={() => void begin()}
      onClose={onClose}
    >
      {texts.startLead}
    </ConfirmDialog>
  );
}
