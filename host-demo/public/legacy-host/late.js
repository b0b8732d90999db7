/* A test holds this file back until our views are live, so the library after it comes late. */
