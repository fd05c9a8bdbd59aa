import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { Section } from "../../ui/Section.tsx";
import type { InstanceNoticesQuery } from "./operation.generated.ts";
import { operationTexts as texts } from "./operation.texts.ts";

interface InstanceNoticesProps {
  readonly notices: InstanceNoticesQuery["instanceNotices"];
}

/** Shows the notices about the operation of this installation; hidden when there are none. */
export function InstanceNotices({ notices }: InstanceNoticesProps) {
  if (notices.length === 0) return null;
  return (
    <Section title={texts.notices}>
      <Stack component="ul" sx={{ gap: 3, m: 0, p: 0, listStyle: "none" }}>
        {notices.map(({ key, text, urgent }) => (
          <li key={key}>
            <Alert role="presentation" severity={urgent ? "error" : "warning"}>
              {text}
            </Alert>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
