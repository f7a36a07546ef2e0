// The server reads this word; the rest is the same product.
process.argv.push('--development')
await import('../src/server.ts')

export {}
