/** Focuses an element when it is mounted: `<Button ref={focused}>Seguir editando</Button>` */
export const focused = (element: HTMLElement | null): void => element?.focus();
