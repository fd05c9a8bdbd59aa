import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Remark } from "../GuideView.tsx";
import { WorkflowSteps } from "../WorkflowView.tsx";
import { helpTexts } from "../help.texts.ts";
import { manualTexts as texts } from "./manual.texts.ts";
import type { ManualSection } from "./manual.types.ts";

/** Shows one section of the manual: its text, its steps and its definitions. */
export function ManualPart({
  section: { id, title, paragraphs, steps, terms, guide, workflow, note },
}: {
  readonly section: ManualSection;
}) {
  return (
    <Box component="article" aria-labelledby={id}>
      <Typography
        id={id}
        variant="h5"
        component="h3"
        sx={{ mb: 2, scrollMarginTop: 24, "&:hover a, & a:focus-visible": { opacity: 1 } }}
      >
        {title}{" "}
        <Link href={`#${id}`} aria-label={texts.anchor(title)} sx={{ opacity: 0, fontWeight: 400 }}>
          #
        </Link>
      </Typography>
      <Stack sx={{ gap: 3 }}>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
        {steps && (
          <Box component="ol" sx={{ m: 0, pl: 5, display: "grid", gap: 2 }}>
            {steps.map((step) => (
              <Typography key={step} component="li">
                {step}
              </Typography>
            ))}
          </Box>
        )}
        {terms && (
          <Box
            component="dl"
            sx={{
              m: 0,
              display: "grid",
              gridTemplateColumns: { sm: "220px 1fr" },
              columnGap: 4,
              rowGap: { xs: 0, sm: 2 },
            }}
          >
            {terms.map(({ word, meaning }) => (
              <Box key={word} sx={{ display: "contents" }}>
                <Typography component="dt" sx={{ fontWeight: 650 }}>
                  {word}
                </Typography>
                <Typography component="dd" sx={{ m: 0, mb: { xs: 3, sm: 0 } }}>
                  {meaning}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
        {guide && (
          <Box component="ol" sx={{ m: 0, pl: 5, display: "grid", gap: 5 }}>
            {guide.map(({ title: step, content, action, tip }) => (
              <li key={step}>
                <Typography sx={{ fontWeight: 650 }}>{step}</Typography>
                <Stack sx={{ gap: 2, mt: 1 }}>
                  <Typography>{content}</Typography>
                  {action && <Remark word={helpTexts.action}>{action}</Remark>}
                  {tip && (
                    <Remark word={helpTexts.tip} quiet>
                      {tip}
                    </Remark>
                  )}
                </Stack>
              </li>
            ))}
          </Box>
        )}
        {workflow && <WorkflowSteps steps={workflow} />}
        {note && (
          <Remark word="Recuerda:" quiet>
            {note}
          </Remark>
        )}
      </Stack>
    </Box>
  );
}
