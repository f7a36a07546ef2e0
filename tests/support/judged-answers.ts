import * as figure from '../../src/contract/company/policy-figure-words.ts'
import { policyPaths } from '../../src/contract/company/policy-words.ts'

/**
 * A question with what must stand in its answer: a part or a service of the demo catalogue with the price that the database has for it,
 * figures and words, and a link. `never` would be an answer to something else.
 */
export type JudgedAnswer = {
	asked: string
	part?: string
	/** For that model, where one is named. */
	service?: { name: string; model?: string }
	says?: (string | RegExp)[]
	never?: RegExp
	link?: string | RegExp
	/** The model that is chosen on the page. */
	chosen?: string
}

const notSure = /not sure/i
const setting = { phone: '+91 00000 00000', tel: 'tel:+910000000000' }

/** Not learnt from; the answers are judged, whatever intent led to them. */
export const judgedAnswers: JudgedAnswer[] = [
	{ asked: 'brake shoe for pulsar 150 price', part: 'Rear brake shoe set for Bajaj Pulsar 150 and 180', never: /engine oil/i },
	{ asked: 'air filter price activa 6g', part: 'Air filter element for Honda Activa and Dio', never: /no part|not sure/i },
	{ asked: 'what is the price of an air filter for activa 6g', part: 'Air filter element for Honda Activa and Dio' },
	{ asked: 'break shoe activa ka daam', part: 'Rear brake shoe set for Honda Activa and Dio', never: /engine oil/i },
	{ asked: 'brake shoe ka rate', chosen: 'Pulsar 150', part: 'Rear brake shoe set for Bajaj Pulsar 150 and 180' },
	{ asked: 'spark plug rate for splendor', part: 'Spark plug CR7HSA for Hero Splendor and HF Deluxe' },
	{ asked: 'clutch wire kitne ki hai pulsar 150', part: 'Clutch cable for Bajaj Pulsar 150 and 180' },
	{ asked: 'एक्टिवा का एयर फिल्टर मिलेगा', part: 'Air filter element for Honda Activa and Dio' },
	{ asked: 'silencer for splendor plus price', part: 'Silencer, chrome for Hero Splendor and HF Deluxe' },
	{ asked: 'chain sproket kit for pulsar 150 cost', part: 'Chain and sprocket kit, 44T for Bajaj Pulsar 150 and 180' },
	{ asked: 'do you have floor mat for activa', part: 'Floor mat for Honda Activa and Dio' },
	{ asked: 'mujhe carburettor chahiye splendor plus ka', part: 'Carburettor 18 mm for Hero Splendor and HF Deluxe' },
	{ asked: 'disc pad available hai kya apache ka', says: [/brake pads for TVS Apache.*: ₹/] },
	{ asked: 'do u sell helmets', says: [/helmet, (full|open) face: ₹/] },
	{ asked: 'dashcam price for my bike', says: [notSure], never: /: ₹\d+\n.*engine oil, 1 L/i },
	{ asked: 'turbo charger for pulsar 150 price', says: [notSure] },
	{ asked: 'umbrella holder chahiye activa ke liye', says: [notSure], never: /holder: ₹/i },
	{ asked: 'clutch plate for activa 6g', says: [notSure], never: /plates for/i },
	{ asked: 'oil change price plz', service: { name: 'Engine oil change' } },
	{ asked: 'how much do you charge for an oil change on splendor plus', service: { name: 'Engine oil change', model: 'Splendor Plus' } },
	{ asked: 'brake shoe change karne ka kitna lagega', service: { name: 'Rear brake shoes replaced' } },
	{ asked: 'puncture repair prise', service: { name: 'Tubeless puncture repaired' } },
	{ asked: 'general service cost for classic 350', service: { name: 'General service', model: 'Classic 350' } },
	{ asked: 'full service kitne me hogi', service: { name: 'Full service' } },
	{ asked: 'rate for washing my bike', service: { name: 'Foam wash' } },
	{ asked: 'clutch plates replacement charges', service: { name: 'Clutch plates replaced' }, never: /Brakes: from/ },
	{ asked: 'what does chain cleaning cost', service: { name: 'Chain clean and lube' } },
	{ asked: 'price of teflon coating', chosen: 'Activa 6G', service: { name: 'Teflon coating', model: 'Activa 6G' } },
	{ asked: 'how much time does the service take', says: [/General service: .+ to 3 h/] },
	{ asked: 'how long for an oil change', says: ['Engine oil change: 25 min'] },
	{ asked: 'clutch plates badalne me kitna time lagta hai', says: ['Clutch plates replaced: 2 h'] },
	{ asked: 'warranty kitni hai', says: [/Brakes: .*3 months warranty/] },
	{ asked: 'guarentee on new battery?', says: ['Battery replaced: 24 months warranty'] },
	{ asked: 'which oil grade for classic 350', says: [/engine oil.*: ₹/, /15W-50|20W-50/], never: /grease/i },
	{ asked: 'engine oil konsa dalu', says: [/Choose your bike/] },
	{ asked: 'return policy kya hai', says: [figure.returnRequest, figure.restocking, figure.returnWithin], link: policyPaths.return },
	{ asked: 'galat part aa gaya wapas karna hai', says: [figure.returnRequest], link: policyPaths.return },
	{ asked: 'how long does a refund take', says: [figure.refundReview, figure.refundProcessing], link: policyPaths.refund },
	{ asked: 'paisa wapas kab milega', says: [figure.refundProcessing], link: policyPaths.refund },
	{ asked: 'reschedule fee kitni hai', says: [figure.reschedule, figure.rescheduleAfter], link: policyPaths.terms },
	{ asked: 'delivery charge kitna hai', says: [figure.freeShipping, figure.paidShipping], link: policyPaths.shipping },
	{ asked: 'how much for home delivery of parts', says: [figure.paidShipping], link: policyPaths.shipping },
	{ asked: 'do you sell my information to others', says: ['sell it to nobody', figure.keptMessages], link: policyPaths.privacy },
	{ asked: 'how long do you keep my details', says: [figure.keptTransactions, figure.keptServices], link: policyPaths.privacy },
	{ asked: 'do you charge if i cancel', says: [figure.change], link: policyPaths.refund },
	{ asked: 'do you give GST invoice', says: ['invoice', 'PDF'] },
	{ asked: 'bill milega kya pakka', says: ['invoice'] },
	{ asked: 'payment ka kya tarika hai', says: ['UPI or cash'] },
	{ asked: 'kya aap Sunday ko aate ho', says: ['Sun 22 Nov'], never: /PIN code|Mon 23/ },
	{ asked: 'any slot tomorrow morning', says: ['Sat 21 Nov'] },
	{ asked: 'office kab khulta hai', says: ['9 AM to 6 PM', '10 AM to 4 PM'] },
	{ asked: 'is pin 411038 covered', says: ['Yes', '411038'] },
	{ asked: 'accident ho gaya help', says: [setting.phone, '24/7', 'As soon as possible'], link: setting.tel },
	{ asked: 'bike raste mein band ho gayi', says: [setting.phone, 'As soon as possible'], link: setting.tel },
	{ asked: 'stuck on the highway bike wont start', says: [setting.phone], link: setting.tel },
	{ asked: 'mechanic late aaya, complain karna hai', says: ['complaint', '30 days'] },
	{ asked: 'your technician was very rude', says: ['complaint'] },
	{ asked: 'आपका फोन नंबर क्या है', says: [setting.phone] },
	{ asked: 'what are your working hours and how can i pay', says: ['9 AM to 6 PM', 'UPI or cash'] },
	{ asked: 'hello, what are your plans? and do you come to 411038', says: ['Our plans', '411038'] },
	{ asked: 'oil change ka rate kya hai aur kal slot milega', service: { name: 'Engine oil change' }, says: ['Sat 21 Nov'] },
	{ asked: 'who is virat kohli', says: [notSure, setting.phone] },
	{ asked: 'bonjour comment ca va', says: [notSure, setting.phone] },
	{ asked: 'you are an idiot', says: [setting.phone] },
	{ asked: 'main back sakta figure', says: [notSure] },
	// Written after the answers were, and asked for the first time as they stand here.
	{ asked: 'speedometer cable platina kitne ki', part: 'Speedometer cable for Bajaj Platina and CT' },
	{ asked: 'side stand for activa rate', part: 'Side stand for Honda Activa and Dio' },
	{ asked: 'ब्रेक शू पल्सर 150 का दाम', part: 'Rear brake shoe set for Bajaj Pulsar 150 and 180' },
	{ asked: 'rear tyre price for splendor', says: [/tyre, rear, tubeless for Hero Splendor.*: ₹/] },
	{ asked: 'horn lagwana hai kitna lagega', service: { name: 'Horn replaced' } },
	{ asked: 'jump start ka charge', service: { name: 'Battery jump start' } },
	{ asked: 'headlight not working repair cost', service: { name: 'Headlight bulb replaced' } },
	{ asked: 'how long does a full service take', says: ['Full service: 2 h'] },
	{ asked: 'warranty on chain sprocket replacement', says: ['Chain and sprocket kit replaced: 6 months warranty'] },
	{ asked: 'do you deliver same day', says: [figure.sameDay], link: policyPaths.shipping },
	{ asked: 'reschedule karne ka paisa lagega', says: [figure.reschedule], link: policyPaths.terms },
	{ asked: 'mechanic ne galat kaam kiya, shikayat hai', says: ['complaint'] },
	{ asked: 'tyre burst highway help', says: [setting.phone], link: setting.tel },
	{ asked: 'kal kitne baje aa sakte ho', says: ['Sat 21 Nov'] },
	{ asked: 'monday ka slot', says: ['Mon 23 Nov'], never: /Sat 21/ },
	{ asked: 'cash me pay kar sakta hu', says: ['UPI or cash'] },
	{ asked: 'wheel alignment machine price', says: [notSure], never: /alignment.*: ₹/i },
	{ asked: 'sidecar for bullet price', says: [notSure], never: /sidecar.*: ₹/i },
	{ asked: 'price of gear box for pulsar 150', says: [notSure], never: /oil.*: ₹\d+$/im },
	{ asked: 'windshield for activa kitne ka', says: [notSure], never: /visor/i },
	{ asked: 'do you have mrf tyre 90/90-12', never: /80\/100-18|2\.75-17/ },
	{ asked: '90/90-12 tyre for scooter', says: [/90\/90-12.*: ₹/], never: /80\/100-18|2\.75-17/ },
	{ asked: 'बुलेट की फुल सर्विस कितने में होगी', service: { name: 'Full service' } },
	{ asked: 'is 500 rupees enough for a general service', service: { name: 'General service' } },
	{ asked: 'carburator cleaning rate plz', service: { name: 'Carburettor cleaned and tuned' } },
	{ asked: 'he broke my mirror while servicing and refused to pay', says: ['complaint'], never: /You pay by/ },
	{ asked: 'unsubscribe me from your mails', says: ['the messages you get'], link: '/login' },
]
