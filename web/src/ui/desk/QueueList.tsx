import Card from "@mui/material/Card";
import ListItemButton from "@mui/material/ListItemButton";
import { type ReactNode, useEffect, useRef } from "react";

interface QueueListProps<Item extends { readonly id: string }> {
  /** Name of the queue: `Pagos por verificar`. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly selected: string | null;
  /** Renders the lines of one item. */
  readonly children: (item: Item) => ReactNode;
  readonly onSelect: (item: Item, place: number) => void;
}

/**
 * Shows the pending records of a work queue in order, with the current one scrolled into view; hidden on a
 * phone.
 */
export function QueueList<Item extends { readonly id: string }>({
  label,
  items,
  selected,
  children,
  onSelect,
}: QueueListProps<Item>) {
  const current = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its answer is no clean-up: some browsers answer a promise.
    current.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return (
    <Card
      component="nav"
      aria-label={label}
      sx={{ display: { xs: "none", lg: "block" }, maxHeight: "76vh", overflow: "auto", alignSelf: "start" }}
    >
      {items.map((item, place) => (
        <ListItemButton
          key={item.id}
          ref={item.id === selected ? current : null}
          selected={item.id === selected}
          aria-current={item.id === selected}
          onClick={() => onSelect(item, place)}
          sx={{ display: "block", borderBottom: 1, borderColor: "divider", py: 2 }}
        >
          {children(item)}
        </ListItemButton>
      ))}
    </Card>
  );
}
