import { TurnLine } from "../../base/acts/TurnLine.tsx";
import Alert from "@mui/material/Alert";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Unread } from "../../base/failure/Unread.tsx";
import { formatInstant } from "../../ui/days.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { Section } from "../../ui/Section.tsx";
import { dossierTexts as texts } from "./dossier.texts.ts";
import type { DossierLineFragment } from "./dossiers.generated.ts";
import { useDossier } from "./useDossier.ts";

interface DossierSectionProps {
  readonly contractId: string;
  /** True to include costs, for viewers who request them. */
  readonly full: boolean;
  /** Token of the link that opened the page. */
  readonly token?: string | null;
}

/** Requests the dossier of a contract, shows its progress, and saves it. */
export function DossierSection({ contractId, full, token = null }: DossierSectionProps) {
  const { read, latest, isMade, starting, start, save } = useDossier(contractId, token);
  const ready = latest?.acts.some(({ name, allowed }) => name === "open" && allowed) ?? false;
  return (
    <Section title={texts.title}>
      <Stack sx={{ gap: 3, alignItems: "flex-start" }}>
        <Typography variant="body2" color="textSecondary">
          {full ? texts.intro : `${texts.intro} ${texts.plain}`}
        </Typography>
        <Unread of={read} />
        <Stack aria-live="polite" sx={{ gap: 3, width: 1, "&:empty": { display: "none" } }}>
          {latest && <TurnLine turns={latest.turns} />}
          {latest && <State dossier={latest} ready={ready} isMade={isMade} />}
        </Stack>
        {!isMade && (
          <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap" }}>
            {ready && latest && (
              <ActButton variant="contained" onClick={() => void save(latest.id)}>
                {texts.download}
              </ActButton>
            )}
            <ActButton variant="outlined" disabled={starting} onClick={() => void start()}>
              {ready ? texts.again : texts.start}
            </ActButton>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

interface StateProps {
  readonly dossier: DossierLineFragment;
  readonly ready: boolean;
  readonly isMade: boolean;
}

function State({ dossier: { total, done, failure, expiresAt }, ready, isMade }: StateProps) {
  if (isMade)
    return (
      <div>
        <LinearProgress
          aria-label={texts.making}
          variant={total > 0 ? "determinate" : "indeterminate"}
          value={total > 0 ? Math.min(100, (done / total) * 100) : 0}
          sx={{ mb: 2 }}
        />
        <Typography variant="body2">{total > 0 ? texts.progress(done, total) : texts.waiting}</Typography>
      </div>
    );
  if (ready && expiresAt) return <Alert severity="success">{texts.until(formatInstant(expiresAt))}</Alert>;
  return failure ? <Alert severity="warning">{failure}</Alert> : null;
}
