/** Words that say the same, each by the one that is compared: Hinglish, spellings and names of one thing. */
const sameWords: Record<string, string> = Object.fromEntries(
	Object.entries({
		price: 'cost rate rates charge charges charging daam kharcha keemat kimat prise prices fee estimate fees expensive',
		how_much: 'kitna kitne kitni kitnaa ktna',
		bike: 'bikes motorcycle motorbike gaadi gadi vehicle wheeler wheelers scooter scooty scooters scootie scootr',
		mechanic: 'technician mistri technicians mechanics engineer mistry',
		service: 'servicing services sarvice servis',
		when: 'kab kabhi',
		where: 'kahan kaha kidhar kahaan whr',
		what: 'kya kyaa konsa kaunsa konse kaunse wat whats',
		is: 'hai hain h are was am hu hun',
		my: 'mera meri mere mine apni apna hamare',
		you: 'aap aapka aapke aapki tum u ur your',
		tomorrow: 'kal parso tmrw tomorow',
		today: 'aaj tonight',
		come: 'aao aaoge aaega aayega aate aata aana coming comes aaye pahunchega pahuncha',
		time: 'times timing timings samay baje',
		free: 'khali available avail opening openings',
		slot: 'slots appointment appointments',
		open: 'khula khulta khulne opens opening',
		close: 'band closes closed closing',
		want: 'chahiye chahta chahti need wanna',
		do: 'karna karni karne kare karo karu karwana karwani karwa karao kar doing does did',
		talk: 'baat speak talking',
		person: 'insaan aadmi human agent executive someone somebody kisi',
		money: 'paisa paise rupees amount',
		back: 'wapas return returned vapas',
		old: 'purani purana purane used second preowned owned',
		sell: 'bech bechni bechna bechu bikegi bikega selling',
		buy: 'kharidna kharidni kharid kharidoge purchase buying',
		left: 'baki bachi bacha bache remaining remain',
		end: 'khatam expire expires expiry ends expired',
		visit: 'visits',
		plan: 'plans package packages subscription subscriptions amc',
		year: 'yearly annual saal annually',
		guarantee: 'guaranty warranty garanti waranty gurantee warrenty',
		broken: 'kharab defective faulty broke breakdown breaks',
		no: 'nahi nahin not na mat nhi',
		number: 'no. num mobile phone helpline',
		order: 'orders ordered parcel courier delivery delivered shipped dispatched shipment',
		area: 'areas city cities pincode pin yahan ilaka locality',
		get: 'milega milegi milenge milta milti milte mila got receive received',
		this: 'ye yeh is',
		of: 'ka ki ke',
		in: 'me mein mai',
		and: 'aur n',
		hour: 'hours hrs',
		confirm: 'confirmed accepted approved',
		status: 'stats update track tracking progress',
		next: 'agla agli upcoming',
		cancel: 'cancellation cancelling cancelled cancle',
		pay: 'payment payments paying paid',
		upi: 'gpay phonepe paytm google',
		reschedule: 'badalni badalna postpone',
		part: 'parts spares spare',
		send: 'bhejo bhej',
		tell: 'batao bata dikhao show give do.',
		many: 'bahut',
		complaint: 'shikayat complain grievance',
		start: 'chalu starting',
	}).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
)

/** The words of a message, in small letters, each by the one that stands for its like; numbers by what they may be. */
export const wordsOf = (text: string): string[] =>
	(
		text
			.toLowerCase()
			.normalize('NFKC')
			.match(/[\p{L}\p{M}\d]+/gu) ?? []
	).map((word) => {
		if (/^\d{6}$/.test(word)) return 'area'
		if (/^bk\d+$/.test(word)) return 'bookingnumber'
		if (/^\d+$/.test(word)) return 'figure'
		return sameWords[word] ?? word
	})
