import { type CardContent, PackageCard } from "./PackageCard.tsx";

/** Trips under one title. */
export interface ShelfContent {
  readonly title: string;
  readonly packs: readonly CardContent[];
}

/** Shows trips in a grid if there is room; on phones in one row that scrolls sideways. */
export const Shelf = ({ title, packs }: ShelfContent) => (
  <ul className="t-shelf" aria-label={title}>
    {packs.map((pack) => (
      <li key={pack.id}>
        <PackageCard pack={pack} />
      </li>
    ))}
  </ul>
);
