import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { stepLabels } from "@travesia/api/online-closing/closing-step.rules";
import { Unread } from "../../base/failure/Unread.tsx";
import { Section } from "../../ui/Section.tsx";
import { closingDeskTexts as texts } from "./closing.texts.ts";
import { useClosingFiguresQuery } from "./online-closing.generated.ts";

interface ClosingFunnelProps {
  readonly from: string;
  readonly to: string;
}

/** Shows how many clients who began to close online in these days reached each step; hidden for none. */
export function ClosingFunnel({ from, to }: ClosingFunnelProps) {
  const read = useClosingFiguresQuery({ variables: { from, to }, fetchPolicy: "cache-and-network" });
  const figures = read.data?.closingFigures;
  if (!figures) return <Unread of={read} what={texts.figures} />;
  const all = figures[0]?.reached ?? 0;
  if (all === 0) return null;
  return (
    <Section title={texts.figures}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {texts.figuresLead}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, maxWidth: 560 }}>
        {figures.map(({ step, reached }) => (
          <Box
            component="li"
            key={step}
            sx={{
              display: "grid",
              gridTemplateColumns: "96px 1fr 40px",
              gap: 3,
              alignItems: "center",
              py: 1,
            }}
          >
            <span>{stepLabels[step]}</span>
            <LinearProgress variant="determinate" value={(reached / all) * 100} aria-hidden />
            <Box component="span" sx={{ textAlign: "right", fontVariantNumeric: "tabular-nums" }}>
              {reached}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
