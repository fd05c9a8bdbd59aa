import { Section } from "../section/Section.tsx";

interface TripInclusionsProps {
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
}

/** Shows the inclusions of a trip besides its flights and hotels, and its exclusions; hidden without both. */
export const TripInclusions = ({ inclusions, exclusions }: TripInclusionsProps) => (
  <>
    <Lines title="Tu viaje incluye" lines={inclusions} />
    <Lines title="No incluye" lines={exclusions} />
  </>
);

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <Section title={title}>
      <ul className="t-list">
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </Section>
  );
