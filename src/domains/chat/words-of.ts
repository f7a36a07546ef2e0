import { inLatinLetters } from '#shared/in-latin-letters.ts'
import { bikeSpellings, partSpellings, spelled } from '#shared/trade-spellings.ts'

/** Words that say the same, each by the one that is compared: Hinglish, spellings and names of one thing. */
const sameWords = spelled({
	price:
		'cost rate rates charge charges charging daam kharcha keemat kimat prise prices fee estimate fees expensive दाम कीमत रेट चार्ज खर्चा charged padega padegi lagega lagenge lagegi lagta',
	how_much: 'kitna kitne kitni kitnaa ktna कितना कितने कितनी',
	bike: 'bikes motorcycles बाइक गाड़ी स्कूटी स्कूटर motorcycle motorbike gaadi gadi vehicle wheeler wheelers scooter scooty scooters scootie scootr',
	mechanic: 'mechanics मैकेनिक technician mistri technicians mechanics engineer mistry',
	service: 'सर्विस सर्विसिंग servicing services sarvice servis',
	when: 'kab kabhi कब',
	where: 'कहाँ कहां kahan kaha kidhar kahaan whr',
	what: 'क्या कौन kaun kya wat konsi kaunsi kis kyaa konsa kaunsa konse kaunse wat whats',
	is: 'है हैं hai hain h are was am hu hun',
	my: 'मेरा मेरी मेरे अपनी mera meri mere mine apni apna hamare',
	you: 'आप आपका आपकी aap aapka aapke aapki tum u ur your',
	tomorrow: 'कल kal parso tmrw tomorow',
	today: 'आज aaj tonight',
	come: 'aayegi aaegi आएगा आएगी आते आओगे comes aao aaoge aaega aayega aate aata aana coming comes aaye pahunchega pahuncha',
	time: 'समय times timing timings samay baje',
	free: 'khali available avail opening openings',
	slot: 'slots appointment appointments',
	open: 'khula khulta khulne opens opening',
	close: 'band closes closed closing',
	want: 'चाहिए chahie chaiye chahiye chahta chahti need wanna',
	do: 'करना करनी करें करो karu karaun karna karni karne kare karo karu karwana karwani karwa karao kar doing does did karayega karaega karwayega karvayega karega',
	talk: 'बात baat speak talking',
	person: 'इंसान insaan aadmi human agent executive someone somebody kisi',
	money: 'पैसा पैसे paisa paise rupees amount',
	back: 'वापस vaapas wapas vapas',
	old: 'पुरानी पुराना secondhand purani purana purane used second preowned owned',
	sell: 'बेचनी बेचना bech bechni bechna bechu bikegi bikega selling',
	buy: 'kharidna kharidni kharid kharidoge purchase buying',
	left: 'बाकी baki bachi bacha bache remaining remain',
	end: 'खत्म khatam expire expires expiry ends expired',
	visit: 'visits विजिट',
	plan: 'प्लान plans package packages subscription subscriptions amc',
	year: 'yearly annual saal annually',
	guarantee: 'वारंटी गारंटी guarentee guaranty warranty garanti waranty gurantee warrenty',
	broken: 'खराब kharab defective faulty broke breakdown breaks',
	no: 'नहीं nhi nahi nahin not na mat nhi',
	number: 'नंबर no. num mobile phone helpline',
	order: 'orders ordered parcel parsal shipped dispatched shipment ऑर्डर पार्सल',
	area: 'gaon village areas city cities pincode pin yahan ilaka locality',
	get: 'मिलेगा मिलती milega milegi milenge milta milti milte mila got receive received',
	this: 'ye yeh',
	of: 'ka ki ke का की के',
	in: 'me mein mai में',
	and: 'aur n',
	hour: 'hours hrs',
	confirm: 'confirmed accepted approved',
	status: 'stats update track tracking progress',
	next: 'agla agli upcoming',
	cancel: 'cancellation cancelation cancelling cancelled cancle cancell radd कैंसिल',
	pay: 'पेमेंट payment payments paying paid',
	upi: 'gpay phonepe paytm google',
	reschedule: 'rescheduling resheduling reshedule postpone',
	part: 'पार्ट parts spares spare',
	send: 'bhejo bhej',
	tell: 'batao bata dikhao show give do.',
	many: 'bahut',
	complaint: 'shikayat complain complaints grievance शिकायत',
	start: 'chalu starting',
	road: 'raste raaste rasta highway roadside रास्ते sadak sarak',
	stuck: 'phas fas fasa fansa phasa stranded',
	accident: 'crash crashed एक्सीडेंट accidents',
	refund: 'refunds refunded refundable रिफंड',
	return: 'returns returned returning exchange',
	shipping: 'delivery delivered deliver delivering courier shipping शिपिंग डिलीवरी',
	invoice: 'bill bills receipt invoices rasid raseed बिल इनवॉइस',
	data: 'information details jankari डेटा',
	long: 'der',
	change: 'badalna badalne badalni badal badalwana chnage exchange replace replaced replacement',
	wrong: 'galat',
	brake: 'break breaks brakes ब्रेक',
	oil: 'tel ऑयल',
	tyre: 'tyres tire tires tyer टायर',
	monday: 'somvar somwar सोमवार',
	tuesday: 'mangalvar mangalwar मंगलवार',
	wednesday: 'budhvar budhwar बुधवार',
	thursday: 'guruvar guruwar गुरुवार',
	friday: 'shukravar shukrawar शुक्रवार',
	saturday: 'shanivar shaniwar शनिवार',
	sunday: 'ravivar raviwar itwar itvar रविवार इतवार',
})

/** Words that name a thing of the catalogue, whatever else they mean: 'mat', 'air'. */
export const thingWords: ReadonlySet<string> = new Set(partSpellings.values())

const split = (text: string): string[] =>
	text
		.toLowerCase()
		.normalize('NFKC')
		.match(/[\p{L}\p{M}\d]+/gu) ?? []

/** The words of a message, in small letters, each by the one that stands for its like; numbers by what they may be. */
export const wordsOf = (text: string): string[] => split(text).map(likeOf)

/** The same words as they are looked for in the catalogue: as they were typed, or as the trade calls it. */
export const typedWordsOf = (text: string): { typed: string; like: string }[] =>
	split(text.replace(/\bdis[ck] pad/gi, 'brake pad')).map((word) => ({
		typed: partSpellings.get(word) ?? bikeSpellings.get(word) ?? word,
		like: likeOf(word),
	}))

function likeOf(word: string) {
	if (/^\d{6}$/.test(word)) return 'area'
	if (/^bk\d+$/.test(word)) return 'bookingnumber'
	if (/^\d+$/.test(word)) return 'figure'
	const latin = inLatinLetters(word)
	return sameWords.get(word) ?? sameWords.get(latin) ?? sameBySound.get(soundOf(latin)) ?? latin
}

/** How a word sounds, whoever spells it: 'theek', 'thik' and 'ठीक' alike. */
export const soundOf = (word: string) =>
	inLatinLetters(word)
		.replace(/w/g, 'v')
		.replace(/z/g, 'j')
		.replace(/ph/g, 'f')
		.replace(/ee/g, 'i')
		.replace(/oo/g, 'u')
		.replace(/i?y(?=e)/g, 'i')
		.replace(/(.)\1+/g, '$1')
const sameBySound: ReadonlyMap<string, string> = new Map([...sameWords].map(([typed, word]) => [soundOf(typed), word]))
