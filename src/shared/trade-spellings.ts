import { inLatinLetters } from './in-latin-letters.ts'

/** The catalogue's words for parts and services, by how people write them. */
export const partSpellings = spelled({
	brake: 'break brakes breaks ब्रेक',
	shoe: 'shoes शू',
	pad: 'pads पैड',
	tyre: 'tyres tire tires tyer tayar tayer टायर',
	tube: 'ट्यूब',
	oil: 'tel ऑयल',
	engine: 'इंजन',
	filter: 'filtr फिल्टर',
	air: 'एयर',
	battery: 'batry battry baitry बैटरी',
	mirror: 'sheesha shisha mirrors मिरर शीशा',
	chain: 'चेन',
	sprocket: 'sproket sprokit स्प्रोकेट',
	clutch: 'cluch क्लच',
	cable: 'wire taar केबल तार',
	silencer: 'silencr sailensar exhaust साइलेंसर',
	headlight: 'headlamp हेडलाइट',
	helmet: 'helmets हेलमेट',
	shock: 'shocker shockers shockup',
	puncture: 'punctures puncher panchar panchur punctured flat पंक्चर',
	wash: 'washing dhulai वॉश',
	mat: 'mats',
	kit: 'kits',
	plate: 'plates प्लेट',
	plug: 'plugs प्लग',
	horn: 'हॉर्न',
	bulb: 'bulbs बल्ब',
	seat: 'सीट',
	indicator: 'indicators इंडिकेटर',
	disc: 'डिस्क',
	full: 'फुल',
	general: 'जनरल',
	carburettor: 'carburator carburetor carborator कार्बोरेटर',
})

/** The same of bikes. */
export const bikeSpellings = spelled({
	activa: 'एक्टिवा aktiva',
	pulsar: 'पल्सर palsar',
	splendor: 'स्प्लेंडर splender splendour',
	jupiter: 'जुपिटर jupitar',
	bullet: 'बुलेट',
	hero: 'हीरो',
	honda: 'होंडा हौंडा',
	bajaj: 'बजाज',
	yamaha: 'यामाहा',
	tvs: 'टीवीएस',
	suzuki: 'सुजुकी',
	royal: 'रॉयल',
	enfield: 'एनफील्ड एनफिल्ड',
	classic: 'क्लासिक',
	apache: 'अपाचे',
	access: 'एक्सेस',
	scooty: 'स्कूटी',
})

/**
 * What the trade calls a part or a bike that somebody names his own way ('शीशा' and 'sheesha': 'mirror'); undefined where we know no other
 * name.
 */
export const tradeNameOf = (word: string): string | undefined => {
	const latin = inLatinLetters(word)
	return partSpellings.get(word) ?? bikeSpellings.get(word) ?? partSpellings.get(latin) ?? bikeSpellings.get(latin)
}

/** A word of Devanagari as our names may have it, which are in English; any other as it is. */
export const inEnglish = (word: string): string => {
	const latin = inLatinLetters(word)
	return latin === word ? word : (tradeNameOf(word) ?? latin)
}

/** What was typed, with its words of Devanagari so. */
export const allInEnglish = (text: string): string => text.normalize('NFKC').split(/\s+/).map(inEnglish).join(' ')

/** A map, since people may write any word: an object has a 'constructor' of its own. */
export function spelled(others: Record<string, string>): ReadonlyMap<string, string> {
	return new Map(Object.entries(others).flatMap(([word, typed]) => [word, ...typed.split(' ')].map((other) => [other, word])))
}
