import { expect, test } from 'vitest'
import { wordsOf } from './pdf-style.ts'

test.each([
	['Thanks 🙏', 'Thanks'],
	['👍🏽 Well done', 'Well done'],
	['Well 👍 done 🙏!', 'Well done!'],
	['Great👍work', 'Greatwork'],
	['Family 👨‍👩‍👧 of 3️⃣', 'Family of 3'],
	['Pune → Mumbai\n✅ Done ★', 'Pune Mumbai\nDone'],
	['😀', ''],
	// What the font has stays, and so do letters of every script, with what joins them.
	['₹1,499 × 2 ± 5° © Pahiya™', '₹1,499 × 2 ± 5° © Pahiya™'],
	['क्‍ष  दो', 'क्‍ष  दो'],
	['முருகன் محمد', 'முருகன் محمد'],
])('emoji and signs that the font lacks are left out of documents, letters are not: %s', (written, drawn) => {
	expect(wordsOf(written)).toBe(drawn)
})
