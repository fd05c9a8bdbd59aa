import type { ReactNode } from "react";
import { Section } from "../section/Section.tsx";

interface TripAboutProps {
  readonly about: string | null;
  /** Content below the text. */
  readonly children?: ReactNode;
}

/** Shows the description of a trip; hidden without one. */
export const TripAbout = ({ about, children }: TripAboutProps) =>
  about !== null && (
    <Section title="Tu viaje">
      <p className="t-typed">{about}</p>
      {children}
    </Section>
  );
