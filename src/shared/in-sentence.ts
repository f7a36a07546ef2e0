/** A name as it stands within a sentence: 'Sell requests' as 'sell requests', but 'RC transfers' and 'FAQs' as they are. */
export const inSentence = (name: string): string => (/^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))
