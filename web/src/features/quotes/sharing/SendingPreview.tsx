import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { usePaused } from "../../../ui/usePaused.ts";
import { type OfferPreviewQuery, useOfferPreviewQuery } from "./sharing.generated.ts";
import { sharingTexts } from "./sharing.texts.ts";

type Preview = OfferPreviewQuery["offerPreview"];

const tabs = { mail: "Correo", message: "WhatsApp", page: "Página" } as const;
type TabKey = keyof typeof tabs;

/** Milliseconds without typing before the preview is refreshed with the note. */
const SETTLED = 500;

/** Shows the e-mail, the message and the page that the client will receive, with the note being typed. */
export function SendingPreview({
  quoteId,
  note,
  mailed,
}: {
  readonly quoteId: string;
  readonly note: string;
  /** True when the offer can be sent by e-mail. */
  readonly mailed: boolean;
}) {
  const [tab, setTab] = useState<TabKey>(mailed ? "mail" : "message");
  const settled = usePaused(note.trim(), SETTLED);
  const read = useOfferPreviewQuery({
    variables: { id: quoteId, note: settled || null },
    fetchPolicy: "network-only",
  });
  const shown = lastAnswer(read)?.offerPreview;
  if (read.error && !read.data) return <ErrorState {...shownFailure(read.error, read.refetch)} />;
  return (
    <section aria-label={sharingTexts.preview}>
      <Tabs
        value={tab}
        onChange={(_, next: TabKey) => setTab(next)}
        aria-label={sharingTexts.preview}
        variant="fullWidth"
        sx={{ borderBottom: 1, borderColor: "divider" }}
      >
        {Object.entries(tabs)
          .filter(([key]) => mailed || key !== "mail")
          .map(([key, label]) => (
            <Tab
              key={key}
              value={key}
              label={label}
              id={`preview-tab-${key}`}
              aria-controls={`preview-panel-${key}`}
            />
          ))}
      </Tabs>
      <Box role="tabpanel" id={`preview-panel-${tab}`} aria-labelledby={`preview-tab-${tab}`} sx={{ pt: 3 }}>
        {shown ? <Shown tab={tab} preview={shown} /> : <Skeleton variant="rounded" height={FRAME} />}
      </Box>
    </section>
  );
}

const FRAME = 460;

function Shown({ tab, preview }: { readonly tab: TabKey; readonly preview: Preview }) {
  if (tab === "message")
    return (
      <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{preview.message}</Typography>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      {tab === "mail" && (
        <Typography variant="body2">
          Asunto: <strong>{preview.subject}</strong>
        </Typography>
      )}
      <Box
        component="iframe"
        // The frame has no script, no form and no way out: it only shows the page.
        sandbox=""
        srcDoc={goingNowhere(preview[tab])}
        title={tab === "mail" ? "Así se verá el correo" : "Así se verá la página"}
        sx={{ width: "100%", height: FRAME, border: 1, borderColor: "divider", borderRadius: 2 }}
      />
    </Stack>
  );
}

/** Returns the HTML of a page with its links disabled, because the preview frame may not navigate. */
const goingNowhere = (page: string): string => page.replace("<head>", '<head><base target="_blank" />');
