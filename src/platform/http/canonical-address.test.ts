import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

const patterns = [
	'/',
	'/services/:serviceId/*',
	'/spare-parts',
	'/spare-parts/cart',
	'/spare-parts/:partId',
	'/reset-password/:token?',
	'/drawings/*',
	'/*',
]
const of = (url: string) => canonicalAddress(url, patterns)

test.each([
	['/spare-parts/', '/spare-parts'],
	['/spare-parts/?search=Brake&page=2', '/spare-parts?search=Brake&page=2'],
	['/Spare-Parts', '/spare-parts'],
	['//spare-parts', '/spare-parts'],
	['/spare-parts//Ab-1', '/spare-parts/Ab-1'],
	['/SPARE-PARTS/CART/', '/spare-parts/cart'],
	['/Services/Ab-1/General-Service/', '/services/Ab-1/General-Service'],
	['/Reset-Password/SeCret', '/reset-password/SeCret'],
	['/RESET-PASSWORD', '/reset-password'],
	['/Drawings/x.svg', '/drawings/x.svg'],
	['/No-Such/', '/No-Such'],
	['//', '/'],
	['//?a=//b/', '/?a=//b/'],
	['//evil.example', '/evil.example'],
	['///evil.example//', '/evil.example'],
	['//evil.example/%2e%2e//', '/evil.example/%2e%2e'],
])('who asks for %s is sent to %s', (asked, canonical) => {
	expect(of(asked)).toBe(canonical)
	expect(of(canonical)).toBe(null)
})

test.each(['/', '/?q=A/', '/spare-parts', '/spare-parts/AB?X=Y', '/No-Such', '/reset-password', '/%2F%2Fevil.example'])(
	'%s stays where it is',
	(asked) => expect(of(asked)).toBe(null),
)

test.each(['/\\evil.example/', '\\\\evil.example/', '/\\/evil.example//', 'http://evil.example//', '*'])('%s leads nowhere', (asked) =>
	expect(of(asked)).toBe(null),
)

test('no address leads to another host, and one that was led somewhere stays there', () => {
	const pieces = array(constantFrom('/', '\\', '.', '..', '?', '#', '@', ':', 'Spare-Parts', 'evil.example', '%2f', '%5C', 'cart'), {
		maxLength: 12,
	})
	assert(
		property(pieces, (parts) => {
			const canonical = of(`/${parts.join('')}`)
			if (canonical === null) return
			expect(new URL(canonical, 'https://pahiya.example').host).toBe('pahiya.example')
			expect(of(canonical)).toBe(null)
		}),
		{ numRuns: 2_000 },
	)
})
