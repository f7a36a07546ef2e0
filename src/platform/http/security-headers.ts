/** Sent with every answer (A.E-38). Pages add a Content-Security-Policy of their own. */
export const securityHeaders = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'x-frame-options': 'DENY',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'x-permitted-cross-domain-policies': 'none',
	'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
}

/** Added where people come by https: for a year browsers ask for nothing else. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000' }

/** What of it means something for a script, a style sheet or a font; a page asks for twenty of them. */
export const assetHeaders = {
	'x-content-type-options': securityHeaders['x-content-type-options'],
	'cross-origin-resource-policy': securityHeaders['cross-origin-resource-policy'],
}

/** What an answer that is no page may do in a browser: nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * A page runs our own files and the inline scripts whose hashes are named, nothing else (D-27). Pictures are our own, and those of
 * the image host where there is one: `mediaUrl` is '/media/' or '//images.example/…'.
 */
export const pagePolicy = (scriptHashes: string[], mediaUrl: string) =>
	[
		"default-src 'self'",
		`script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`.trim(),
		"style-src 'self'",
		`img-src 'self' data: blob: ${/^\/\/([^/]+)/.exec(mediaUrl)?.[1] ?? ''}`.trim(),
		"font-src 'self'",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join('; ')

/** The documentation page draws itself with scripts and styles of its own. */
export const docsPolicy =
	"default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"
