import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Step from "@mui/material/Step";
import StepLabel from "@mui/material/StepLabel";
import Stepper from "@mui/material/Stepper";
import Typography from "@mui/material/Typography";
import { type ClosingStep, closingSteps, stepLabels } from "@travesia/api/online-closing/closing-step.rules";
import { closingTexts as texts } from "./closing.texts.ts";

interface ClosingStepsProps {
  readonly step: ClosingStep;
  /** Amount of the first payment, in COP; null while it is unknown. */
  readonly today: number | null;
}

const shown = closingSteps.filter((step) => step !== "listo");

/** Shows the steps of a closing with the current one, and the amount that is paid today. */
export function ClosingSteps({ step, today }: ClosingStepsProps) {
  const place = step === "listo" ? shown.length : shown.findIndex((one) => one === step);
  return (
    <Box>
      <Stepper activeStep={place} alternativeLabel sx={{ display: { xs: "none", sm: "flex" } }}>
        {shown.map((one) => (
          <Step key={one}>
            <StepLabel>{stepLabels[one]}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Box sx={{ display: { sm: "none" } }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {texts.stepOf(Math.min(place + 1, shown.length), shown.length, stepLabels[step])}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(place / shown.length) * 100}
          aria-label={stepLabels[step]}
        />
      </Box>
      {today !== null && step !== "listo" && (
        <Typography sx={{ mt: 3, fontWeight: 650, fontVariantNumeric: "tabular-nums" }}>
          {texts.today(today)}
        </Typography>
      )}
    </Box>
  );
}
