import Link from "@mui/material/Link";

interface MoreLinkProps {
  /** Number of hidden lines. */
  readonly count: number;
  readonly open: boolean;
  readonly onPress: () => void;
}

/** Link «y 2 más», which shows the lines that follow the first one, and hides them. */
export const MoreLink = ({ count, open, onPress }: MoreLinkProps) => (
  <Link
    component="button"
    type="button"
    variant="body2"
    aria-expanded={open}
    onClick={onPress}
    sx={{ displayPrint: "none", minHeight: 24 }}
  >
    {`y ${count} más`}
  </Link>
);
