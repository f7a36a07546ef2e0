type Place = { city: string; state: string; postal_code: string }

/** 'Pune, Maharashtra 411004', the line below a street. */
export const townOf = ({ city, state, postal_code }: Place) => `${city}, ${state} ${postal_code}`
