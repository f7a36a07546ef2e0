/** Said where a file is larger than it may be, in the browser and by the server. */
export const fileTooLarge = (megabytes: number) => `Please choose a file of at most ${megabytes} MB.`
