import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Section } from "../../../ui/Section.tsx";
import { tripTexts as texts } from "./trip.texts.ts";

interface TripAboutProps {
  readonly about: string | null;
  /** Content below the text. */
  readonly children?: ReactNode;
}

/** Token of the link that opened the page. */
export function TripAbout({ about, children }: TripAboutProps) {
  if (about === null) return null;
  return (
    <Section title={texts.about}>
      <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{about}</Typography>
      {children}
    </Section>
  );
}
