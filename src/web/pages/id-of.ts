/** The id in an address; null for what can be none, which nobody needs to ask the server about. */
export const idOf = (text: string | null) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null)
