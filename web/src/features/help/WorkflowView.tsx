import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { helpTexts as texts } from "./help.texts.ts";
import type { Workflow } from "./help.types.ts";

/**
 * Shows a workflow from first to last step, each with the responsible person, the act, the screen and the
 * result.
 */
export function WorkflowView({ workflow: { title, lead, steps } }: { readonly workflow: Workflow }) {
  return (
    <>
      <Typography variant="h5" component="h3">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {lead}
      </Typography>
      <WorkflowSteps steps={steps} />
    </>
  );
}

/** Shows the numbered steps along a dotted line. */
export function WorkflowSteps({ steps }: Pick<Workflow, "steps">) {
  return (
    <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {steps.map(({ actor, action, description, component, nextStep }, index) => (
        <Box
          key={action}
          component="li"
          sx={(theme) => ({
            display: "grid",
            gridTemplateColumns: "28px 1fr",
            columnGap: 3,
            pb: 5,
            position: "relative",
            "&:not(:last-child)::before": {
              content: '""',
              position: "absolute",
              left: 13,
              top: 32,
              bottom: 4,
              borderLeft: `2px dotted ${theme.vars.palette.primary.main}`,
            },
          })}
        >
          <Box
            aria-hidden="true"
            sx={(theme) => ({
              width: 28,
              height: 28,
              borderRadius: "50%",
              display: "grid",
              placeItems: "center",
              fontSize: "0.8125rem",
              fontWeight: 650,
              color: theme.vars.palette.tones.sea.main,
              backgroundColor: theme.vars.palette.tones.sea.soft,
            })}
          >
            {index + 1}
          </Box>
          <div>
            <Typography variant="caption" color="textSecondary" component="div">
              {actor}
            </Typography>
            <Typography sx={{ fontWeight: 650 }}>{action}</Typography>
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {description}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              <strong>{texts.component}</strong> {component}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <strong>{texts.result}</strong> {nextStep}
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
