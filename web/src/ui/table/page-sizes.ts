/** How many rows a page can have. */
export const pageSizes = [10, 25, 50, 100] as const;
