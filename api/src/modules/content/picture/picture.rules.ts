/** Letters of a picture's name. */
export const longestPictureName = 120;
/** Pictures of the library that are shown at once; a search finds the others. */
export const mostPictures = 60;
/** Pictures of one hotel that a proposal shows. */
export const mostOfAHotel = 3;
