import { expect, test } from 'vitest'
import { csvText, plainCsvText } from './csv.ts'

test('a table file begins with the mark by which Excel reads ₹ and Hindi right', () => {
	expect(csvText([['रवि', '₹1,200']])).toBe('\uFEFFरवि,"₹1,200"\r\n')
})

test('quotes and line breaks stay within their cell', () => {
	expect(csvText([['say "hi"', 'two\nlines', 'plain']])).toBe('\uFEFF"say ""hi""","two\nlines",plain\r\n')
})

test('what a customer typed never becomes a formula', () => {
	expect(csvText([['=HYPERLINK("http://x")', '+91 98765', '@cmd', '-5', -5]])).toBe(
		'\uFEFF"\'=HYPERLINK(""http://x"")",\'+91 98765,\'@cmd,\'-5,-5\r\n',
	)
})

test('an apostrophe that was written before a formula is not taken for ours when the file is read again', () => {
	expect(csvText([["'=x", "'tis"]])).toBe("\uFEFF''=x,'tis\r\n")
})

test('a file for another program begins with its first word', () => {
	expect(plainCsvText([['Type', 'Rate']])).toBe('Type,Rate\r\n')
})
