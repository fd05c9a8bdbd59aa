/** Limits of the width of the window, as the application has them. */
export const narrow = "@media (max-width:599.95px)";
export const wide = "@media (min-width:600px)";
export const desk = "@media (min-width:768px)";
